import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a floating element at the lower edge clear of the buttons there (`data-keep-clear`): sets `--clearance` to the
 * height of overlapping buttons above the edge, in pixels.
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
    // Dialogs open and close, and their buttons move with the content above them.
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

/** The default distance of the floating element from the edge, plus a gap, in pixels. */
const marginPx = 24;
