import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * Shows the card that the address names (`?feld=gewaehrleistung`), because it has no form of a group, and focuses its first
 * button. It waits for all cards: those above would grow while they load, and push it away.
 */
export function useKartenZiel(): void {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const [karte = ''] = (params.get('feld') ?? '').split('.');
  const isLoading = useIsLoading();
  const shown = useRef('');
  useEffect(() => {
    const element = document.getElementById(karte);
    if (!element || isLoading || shown.current === key) return;
    shown.current = key;
    element.scrollIntoView({ block: 'start' });
    element.querySelector('button')?.focus({ preventScroll: true });
  }, [karte, key, isLoading]);
}

/** Whether anything is loaded for the first time. `useIsFetching` would be in the chunk that every shopper loads. */
function useIsLoading(): boolean {
  const queryClient = useQueryClient();
  const isLoading = () =>
    queryClient.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
  const subscribe = (changed: () => void) =>
    queryClient.getQueryCache().subscribe(notifyManager.batchCalls(changed));
  return useSyncExternalStore(subscribe, isLoading, () => true);
}
