/** The address whose page all unknown addresses show. */
export const unknownPath = '/unbekannt';

/**
 * What rendering one address gives: a page without its frame, or the place to go instead; `unknown`: nothing
 * is there, and it shares the page of `unknownPath`. `head`, `body` and `state`
 * (JSON, safe inside a script element) go into the frame; `files` are the modules whose styles and chunks it needs.
 */
export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'unknown' }
  | { kind: 'page'; status: number; head: string; body: string; state: string; files: string[] };

/** `fetch` reaches the API, `origin` is the public address of the shop. */
export type RenderPage = (
  url: string,
  options: { fetch: typeof globalThis.fetch; origin: string },
) => Promise<RenderedPage>;
