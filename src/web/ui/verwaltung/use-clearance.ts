import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps what floats at the lower edge clear of the buttons that are there (`data-keep-clear`): its `--clearance` says how
 * far they reach up from the edge, where both would meet.
 */
export function useClearance(isShown: boolean): RefObject<HTMLDivElement | null> {
  const floating = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isShown) return;
    const measure = () => {
      const { current } = floating;
      current?.style.setProperty('--clearance', `${clearanceOf(current)}px`);
    };
    measure();
    // Dialogs come and go, and their buttons move with what is typed above them.
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    for (const event of moves) addEventListener(event, measure, { passive: true, capture: true });
    return () => {
      changes.disconnect();
      for (const event of moves) removeEventListener(event, measure, { capture: true });
    };
  }, [isShown]);

  return floating;
}

const moves = ['resize', 'scroll'] as const;

function clearanceOf(floating: HTMLElement): number {
  const { left, right, height } = floating.getBoundingClientRect();
  const reaches = [...document.querySelectorAll('[data-keep-clear]')]
    .map((buttons) => buttons.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left && box.bottom > innerHeight - height - marginPx)
    .map(({ top }) => innerHeight - top);
  return Math.max(0, ...reaches);
}

/** How far from the edge it floats where nothing is in its way, and a little air. */
const marginPx = 24;
