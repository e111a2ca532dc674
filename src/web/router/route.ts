import type { ComponentType, ReactNode } from 'react';

/** An address of the shop. `state` is what the link gave to its entry in the history, `key` names the entry. */
export type Location = {
  pathname: string;
  search: string;
  hash: string;
  // biome-ignore lint/suspicious/noExplicitAny: what one page hands to another is known to these two.
  state: any;
  key: string;
};

/** The variable parts of an address by their names, decoded; `*`: an address that no other route has. */
export type Params = { readonly [name: string]: string | undefined };

/** Where to go instead of the page, or what it shows, each with the status of its answer. */
export type Loaded = { to: string; status: number } | { data: unknown; status: number } | null;
export type Loader = (args: { params: Params; url: URL }) => Loaded | Promise<Loaded>;

/** A page, or what stands around the pages of `children`. */
export type Route = {
  /** From the root of the shop: parts of letters, digits and hyphens, or `:name`; `*` for all other addresses. */
  path?: string;
  caseSensitive?: boolean;
  /** The page's source file, for the server. */
  handle?: string;
  Component?: ComponentType;
  element?: ReactNode;
  /** Shown in place of the route if it, or something in it, could not be loaded or rendered. */
  ErrorBoundary?: ComponentType;
  /** Loads the route's component at its first visit. */
  lazy?: () => Promise<Pick<Route, 'Component'>>;
  loader?: Loader;
  children?: Route[];
};

/** The routes of an address, from the outermost to the page. */
export type Match = { branch: Route[]; params: Params };

/** What is shown. `data`: what the page's loader said; `failure`: why it could not be loaded. */
export type Page = Match & {
  location: Location;
  /** How it was reached: `POP` by the browser, as by back, forward and at the start. */
  action: 'POP' | 'PUSH' | 'REPLACE';
  data?: unknown;
  failure?: { error: unknown };
};
