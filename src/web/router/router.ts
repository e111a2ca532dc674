import { linkUrl } from './address.ts';
import type { History } from './history.ts';
import { makeMatcher } from './match-routes.ts';
import type { Loaded, Location, Match, Page, Route } from './route.ts';

export type NavigateOptions = { replace?: boolean; state?: unknown };

/** A step that somebody wants to take away from the page. `proceed` takes it, without asking again. */
export type Step = { currentLocation: Location; nextLocation: Location; proceed: () => void };

/** Returns whether it keeps the step from being taken. */
export type Blocker = (step: Step) => boolean;

/** `next`: where it goes while the page there is loaded; the page before stays in view. */
export type RouterState = { page: Page; next?: Location };

/**
 * Which page is shown, and how one goes to another. Its first page needs `load`, or `start` in the browser. Without
 * React: `RouterProvider` shows it.
 */
export class Router {
  state: RouterState;
  readonly #match: (pathname: string) => Match;
  readonly #history: History;
  readonly #listeners = new Set<() => void>();
  readonly #blockers = new Set<Blocker>();
  /** Counts the steps: one that is overtaken by another ends without effect. */
  #steps = 0;
  /** Called at the next step of the browser, which takes a held one back. */
  #takenBack: (() => void) | undefined;
  #isFree = false;
  #arrived = () => {};

  constructor(routes: Route[], history: History, data?: unknown) {
    this.#match = makeMatcher(routes);
    this.#history = history;
    const { location } = history;
    this.state = { page: { ...this.#match(location.pathname), location, action: 'POP', data } };
  }

  get page(): Page {
    return this.state.page;
  }

  /** Loads the first page, and keeps what its loader says. */
  async load(): Promise<Loaded> {
    const loaded = await loadPage(this.page);
    if (loaded && 'data' in loaded) this.page.data = loaded.data;
    return loaded;
  }

  /** Loads the first page and follows the browser from then on. */
  async start(): Promise<this> {
    const loaded = await this.load();
    this.#history.listen((location, delta) => this.#follow(location, delta));
    if (loaded && 'to' in loaded) await this.navigate(loaded.to, { replace: true });
    return this;
  }

  /** Ends when the page is there, or another step has overtaken this one. A number: so many entries of the history. */
  navigate = async (to: string | number, { replace, state = null }: NavigateOptions = {}): Promise<void> => {
    if (typeof to === 'number')
      return new Promise((resolve) => {
        this.#arrived = resolve;
        this.#history.go(to);
      });
    const location = locationOf(to, this.page.location, state);
    const go = () => this.#go(location, replace ? 'REPLACE' : 'PUSH');
    if (!this.#isHeld(location, go)) await go();
  };

  /** Calls the listener after each change of `state`; returns how to end that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Of several blockers the last one is asked. Returns how to take it away. */
  block(blocker: Blocker): () => void {
    this.#blockers.add(blocker);
    return () => this.#blockers.delete(blocker);
  }

  #isHeld(nextLocation: Location, proceed: () => void): boolean {
    const blocker = [...this.#blockers].at(-1);
    return blocker?.({ currentLocation: this.page.location, nextLocation, proceed }) === true;
  }

  #follow(location: Location, delta: number | null): void {
    if (this.#takenBack) {
      this.#takenBack();
      this.#takenBack = undefined;
    } else if (delta && !this.#isFree && this.#takesBack(location, delta)) {
      this.#arrived();
    } else {
      this.#isFree = false;
      void this.#go(location, 'POP').then(this.#arrived);
    }
  }

  /** A step of the browser is taken already when it is known of: if it is held, it is taken back. */
  #takesBack(location: Location, delta: number): boolean {
    let isBack = () => {};
    const back = new Promise<void>((resolve) => {
      isBack = resolve;
    });
    const proceed = async () => {
      await back;
      this.#isFree = true;
      this.#history.go(delta);
    };
    if (!this.#isHeld(location, () => void proceed())) return false;
    this.#takenBack = isBack;
    this.#history.go(-delta);
    return true;
  }

  async #go(location: Location, action: Page['action']): Promise<void> {
    this.#steps += 1;
    const step = this.#steps;
    if (isSamePage(this.page.location, location)) return this.#show({ ...this.page, location, action });
    const page: Page = { ...this.#match(location.pathname), location, action };
    if (page.branch.some(({ lazy, loader }) => lazy || loader)) {
      this.#change({ page: this.page, next: location });
      const loaded = await loadPage(page).catch((error: unknown) => {
        page.failure = { error };
      });
      if (step !== this.#steps) return;
      if (loaded && 'to' in loaded)
        return this.#go(locationOf(loaded.to, location, null), action === 'PUSH' ? action : 'REPLACE');
    }
    this.#show(page);
  }

  #show(page: Page): void {
    if (page.action === 'PUSH') this.#history.push(page.location);
    if (page.action === 'REPLACE') this.#history.replace(page.location);
    this.#change({ page });
  }

  #change(state: RouterState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Loads the components of a page that are not there yet, and asks its loaders. */
async function loadPage({ branch, params, location }: Page): Promise<Loaded> {
  const loaded = await Promise.all(
    branch.map(async (route) => {
      if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined });
      return route.loader?.({ params, url: linkUrl(location.pathname + location.search, location) });
    }),
  );
  return loaded.find(Boolean) ?? null;
}

function locationOf(to: string, from: Location, state: unknown): Location {
  const { pathname, search, hash } = linkUrl(to, from);
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) };
}

/** Whether the link leads to a place within the page that is shown. */
function isSamePage(from: Location, { pathname, search, hash }: Location): boolean {
  return hash !== '' && pathname === from.pathname && search === from.search;
}
