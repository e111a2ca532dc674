import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { gewaehrleistungCalls } from '../calls.ts';
import type { Gewaehrleistung } from '../contract.ts';

export const gewaehrleistungKey = ['gewaehrleistung'] as const;

/** The guarantee notice; a failed load is not reported to shoppers, who did not ask for it. */
export function gewaehrleistungQuery(api: Api) {
  return queryOptions({
    queryKey: gewaehrleistungKey,
    queryFn: async () => readGewaehrleistung((await api.send(gewaehrleistungCalls.read)).data),
    meta: { showsOwnErrors: true },
  });
}

type Bild = Gewaehrleistung['bilder'][number];

/**
 * The notice from an answer of any shape; `null` where it has no picture. A link that leads to no web page is
 * left out.
 */
export function readGewaehrleistung(data: unknown): Gewaehrleistung | null {
  const { bilder, link, text, version } = partsOf(partsOf(data).hinweis);
  const known = Array.isArray(bilder) ? bilder.filter(isBild) : [];
  if (known.length === 0) return null;
  return {
    version: typeof version === 'number' ? version : 0,
    bilder: known,
    link: typeof link === 'string' && /^https?:\/\//i.test(link) && URL.canParse(link) ? link : '',
    text: typeof text === 'string' ? text : '',
  };
}

function partsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isBild(value: unknown): value is Bild {
  const { url, breite, hoehe } = partsOf(value);
  return typeof url === 'string' && isSide(breite) && isSide(hoehe);
}

function isSide(value: unknown): boolean {
  return typeof value === 'number' && value > 0;
}

/** The alternative text of the notice's picture; its words are the owner's text below it, or on the linked page. */
export const hinweisAlt = 'Amtlicher Hinweis der Europäischen Union zum gesetzlichen Gewährleistungsrecht';

/** The server that a link leads to, without `www.`. */
export function zielOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}
