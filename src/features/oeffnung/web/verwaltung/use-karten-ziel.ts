import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * Shows the card, or the part of one, that the address names (`?feld=gewaehrleistung`, `?feld=zugaenge.smtp`), because
 * it has no form of a group, and focuses its first button, or its heading where that can take the focus. It waits for
 * all cards: those above would grow while they load, and push it away.
 */
export function useKartenZiel(): void {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const feld = params.get('feld') ?? '';
  const queryClient = useQueryClient();
  const shown = useRef('');
  useEffect(() => {
    const show = () => {
      const part = document.getElementById(feld);
      const element = part ?? document.getElementById(feld.split('.')[0] ?? '');
      const button = element?.querySelector('button');
      // A card without a button is not there yet, and its parts neither.
      if (!element || !(part || button) || isLoading(queryClient) || shown.current === key) return;
      // What is above is known, but not painted: until then nothing takes the focus.
      if (button?.checkVisibility({ visibilityProperty: true }) === false) return showSoon();
      shown.current = key;
      element.scrollIntoView({ block: 'start' });
      const start = element.querySelector<HTMLElement>('h4[tabindex]') ?? button;
      start?.focus({ preventScroll: true });
    };
    const { showSoon, stop } = onPainted(queryClient, show);
    showSoon();
    return stop;
  }, [feld, key, queryClient]);
}

/**
 * Calls `show` after a form that linked here has given its focus back, and each time the cards are painted with what
 * came: one that grows in the frame of the scrolling moves what is below it.
 */
function onPainted(queryClient: QueryClient, show: () => void) {
  let isStopped = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const showSoon = () => {
    wait();
    if (isStopped) return;
    frame = requestAnimationFrame(() => {
      timer = setTimeout(show);
    });
  };
  // The cache tells of an answer before the cards do: queued behind them, it waits for their frame.
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    wait();
    notifyManager.schedule(showSoon);
  });
  const stop = () => {
    isStopped = true;
    unsubscribe();
    wait();
  };
  return { showSoon, stop };
}

/** Whether anything is loaded for the first time. */
function isLoading(queryClient: QueryClient): boolean {
  return queryClient.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
}
