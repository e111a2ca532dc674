import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a row that moves sideways: the part that `selector` finds is moved to its middle whenever `current` changes. */
export function useShownPart<Row extends HTMLElement>(
  selector: string,
  current: string,
): RefObject<Row | null> {
  const row = useRef<Row>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is current.
  useLayoutEffect(() => {
    const part = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !part) return;
    const { offsetLeft, offsetWidth } = part;
    row.current.scrollLeft = offsetLeft - (row.current.clientWidth - offsetWidth) / 2;
  }, [selector, current]);

  return row;
}
