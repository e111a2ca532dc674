import type { History } from '#web/router/history.ts';
import type { Location } from '#web/router/route.ts';

/** A history of its own, whose steps are taken at once: the test's page keeps its address. */
export function memoryHistory(path: string): History {
  const { pathname, search, hash } = new URL(path, 'http://shop');
  const entries: Location[] = [{ pathname, search, hash, state: null, key: 'default' }];
  let at = 0;
  let follow: Parameters<History['listen']>[0] = () => {};
  return {
    get location() {
      return entries[at] as Location;
    },
    push: (location) => {
      at += 1;
      entries.splice(at, entries.length, location);
    },
    replace: (location) => {
      entries[at] = location;
    },
    go: (delta) => {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1);
      follow(entries[at] as Location, delta);
    },
    listen: (listener) => {
      follow = listener;
    },
  };
}
