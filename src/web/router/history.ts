import { fullPath } from './address.ts';
import type { Location } from './route.ts';

/** The entries of a browser's tab. */
export type History = {
  readonly location: Location;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  go: (delta: number) => void;
  /** `delta`: entries from the last one, negative for back; `null` if the entry is not of the router's making. */
  listen: (listener: (location: Location, delta: number | null) => void) => void;
};

/** The browser's own. Each entry holds its state, key and place among the others, so that it survives a reload. */
export function browserHistory(): History {
  if (placeNow() === null) history.replaceState({ ...history.state, idx: 0 }, '');
  let place = placeNow();
  const entry = ({ state, key }: Location) => ({ usr: state, key, idx: place });
  return {
    get location() {
      return locationNow();
    },
    push: (to) => {
      place = (placeNow() ?? 0) + 1;
      try {
        history.pushState(entry(to), '', fullPath(to));
      } catch {
        // Safari refuses a hundred entries within seconds.
        location.assign(fullPath(to));
      }
    },
    replace: (to) => {
      place = placeNow();
      history.replaceState(entry(to), '', fullPath(to));
    },
    go: (delta) => history.go(delta),
    listen: (listener) =>
      addEventListener('popstate', () => {
        const before = place;
        place = placeNow();
        listener(locationNow(), place === null || before === null ? null : place - before);
      }),
  };
}

function placeNow(): number | null {
  return history.state?.idx ?? null;
}

function locationNow(): Location {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: history.state?.usr ?? null, key: history.state?.key ?? 'default' };
}

/** The one entry of a page that is rendered on the server. */
export function stillHistory(address: string): History {
  const { pathname, search } = new URL(address, 'http://shop');
  const nothing = () => {};
  const only = { pathname, search, hash: '', state: null, key: 'default' };
  return { location: only, push: nothing, replace: nothing, go: nothing, listen: nothing };
}
