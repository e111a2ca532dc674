import { queryOptions } from '@tanstack/react-query';
import { having, list, matching, maybe, number, part, shape, text } from '#shared/wire/reader.ts';
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

const parseHinweis = part(
  shape<Gewaehrleistung>({
    version: number(0),
    bilder: list(
      having(
        ['url', 'breite', 'hoehe'],
        shape({ url: text, breite: maybe(number(0)), hoehe: maybe(number(0)) }),
      ),
    ),
    link: (value) => (URL.canParse(text(value)) ? matching(/^https?:/i)(value) : ''),
    text,
  }),
);

/**
 * The notice from an answer of any shape; `null` where it has no picture. A link that leads to no web page is
 * left out.
 */
export function readGewaehrleistung(data: unknown): Gewaehrleistung | null {
  const { hinweis } = shape({ hinweis: parseHinweis })(data);
  return hinweis?.bilder.length ? hinweis : null;
}

/** The alternative text of the notice's picture; its words are the owner's text below it, or on the linked page. */
export const hinweisAlt = 'Amtlicher Hinweis der Europäischen Union zum gesetzlichen Gewährleistungsrecht';

/** The server that a link leads to, without `www.`. */
export function zielOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}
