/** Timeout of the check whether the server is reachable, in milliseconds. */
const patienceMs = 5000;

/** Whether the server is reachable. */
export function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  return fetch('/api/health', { cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Reloads the page if a part of it could not be loaded although the server is reachable, e.g. after an update; returns
 * false if that was tried before. The mark is in the entry of the browser's history: it survives the reload, needs no
 * storage, and does not affect the next address. Importing the same script again does not help: browsers cache a failed
 * import as long as the document lives.
 */
export function loadAnewOnce(): boolean {
  if (history.state?.isLoadedAnew) return false;
  history.replaceState({ ...history.state, isLoadedAnew: true }, '');
  location.reload();
  return true;
}
