import { type RefObject, useEffect, useRef } from 'react';

/** Focuses what has come in the place of another part of the screen, which had the focus. */
export function useFocusOnMount<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const place = useRef<T>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) place.current?.focus();
  }, []);
  return place;
}
