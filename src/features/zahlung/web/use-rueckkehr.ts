import { useEffect, useRef } from 'react';

/** Milliseconds after which a page that was to be left, and was not, can be used again. */
const geduldMs = 20_000;

/** A page that was left is kept by the browser as it was, and shown again as it was. */
export function useRueckkehr(isFort: boolean, onZurueck: () => void): void {
  const handle = useRef(onZurueck);
  handle.current = onZurueck;
  useEffect(() => {
    if (!isFort) return;
    const zurueck = () => handle.current();
    const timer = setTimeout(zurueck, geduldMs);
    addEventListener('pageshow', zurueck);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', zurueck);
    };
  }, [isFort]);
}
