import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The row that was opened from each entry of the history, by the address of its link. */
const opened = new Map<string, string>();

/** Milliseconds that a list gets to be drawn, its rows above the place included. */
const patience = 2000;

/**
 * Back and Forward lead to the row of a long list that was opened (R50); after that its reader decides. The
 * row and not the distance from the top, because rows out of sight have no exact height.
 */
export function useKeepPlace(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const row = target instanceof Element ? target.closest('li, tr') : null;
      const href = row?.querySelector('a[href]')?.getAttribute('href');
      if (href) opened.set(key, href);
    };
    // Before the row's own handler leaves the page.
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, [key]);

  // After the layout has scrolled to the top.
  useEffect(() => {
    const href = isBack ? opened.get(key) : undefined;
    return href === undefined ? undefined : scrollBackTo(href);
  }, [key, isBack]);
}

/** Keeps the row in the middle until it stays there, unless its reader does something first. Returns how to stop. */
function scrollBackTo(href: string): () => void {
  const stopper = new AbortController();
  const until = performance.now() + patience;
  const stop = () => stopper.abort();
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, stop, { signal: stopper.signal, passive: true });
  const step = () => {
    if (stopper.signal.aborted || performance.now() > until) return stop();
    const row = document.querySelector(`a[href="${CSS.escape(href)}"]`)?.closest('li, tr');
    row?.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(step);
  };
  step();
  return stop;
}
