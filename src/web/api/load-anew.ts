/** How long the shop may take to say that it is there, in milliseconds. */
const patienceMs = 5000;

/** Whether the shop answers at all. */
export function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  return fetch('/api/health', { cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Loads this address anew when something of it could not be loaded though the shop answers, as after an update; false
 * when that was tried here before. The mark is in the entry of the browser's history: it outlives the loading, needs no
 * storage, and is gone at the next address. Asking for the same script once more would not do: browsers keep a failure
 * to load one for as long as the document lives.
 */
export function loadAnewOnce(): boolean {
  if (history.state?.isLoadedAnew) return false;
  history.replaceState({ ...history.state, isLoadedAnew: true }, '');
  location.reload();
  return true;
}
