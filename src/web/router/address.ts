import type { Location } from './route.ts';

/** The URL of a link on a page. `?…` stays on the page, `#…` too. Only the path counts: the origin is none. */
export function linkUrl(to: string, from: Location): URL {
  return new URL(to, `http://shop${from.pathname}`);
}

/** The address within the shop: path, query and place. */
export function fullPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

/** Where a link on a page leads. */
export function linkHref(to: string, from: Location): string {
  return to.startsWith('/') ? to : fullPath(linkUrl(to, from));
}
