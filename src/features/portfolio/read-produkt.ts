import { isRecord } from '#shared/wire/read-value.ts';
import { each, flag, having, maybe, number, type Open, shape, text } from '#shared/wire/reader.ts';
import type { GalerieBild, Produkt } from './contract.ts';
import { texteOf } from './produkttypen/produkt-texte.ts';
import type { Angaben } from './produkttypen/produkt-typen.ts';
import { parseLiefertage } from './verkauf/read-liefertage.ts';
import { parseVerfuegbarkeit } from './verkauf/read-verfuegbarkeit.ts';

const bild = {
  ...each(['alt_text', 'platzhalter'], maybe(text)),
  ...each(['breite', 'hoehe'], number(undefined)),
};
const parseGalerieBild = having(['url'], shape({ url: text, ...bild }));

/** The gallery's entries may also be bare addresses (requirements.md, storefront §3). */
function readGalerie(value: unknown): GalerieBild[] {
  const bilder: unknown[] = Array.isArray(value) ? value : [];
  return bilder.flatMap(
    (one) => (typeof one === 'string' ? one : parseGalerieBild(one)) ?? [],
  ) as GalerieBild[];
}

const parseGemeinsames = having(
  ['_id', 'name'],
  shape<Open<Omit<Produkt, keyof Angaben>, 'reihenfolge'>>({
    ...each(['_id', 'name'], text),
    ...each(['typ', 'weblink', 'artikelnummer'], maybe(text)),
    ...each(['preis', 'niedrigsterPreis', 'fertigungstage', 'reihenfolge'], number(undefined)),
    aufBestellung: maybe(flag),
    verfuegbarkeit: parseVerfuegbarkeit,
    ...parseLiefertage,
    bilder: shape({ hauptbild: maybe(text), ...bild, galerie: readGalerie }),
    beschreibung: shape({
      ...each(['kurz', 'lang', 'inhaltsstoffe'], maybe(text)),
      ...each(['anwendung', 'besonderheiten', 'warnhinweise'], maybe(text)),
    }),
  }),
);

/**
 * Reads products from an answer, from `data.data` or `data` (requirements.md, storefront §7). Optional fields
 * get their defaults here, so that components need no checks; values of the wrong type count as missing.
 * Entries that are no products are left out.
 */
export function parseProdukte(answer: unknown): Produkt[] {
  const list = unwrap(answer);
  return Array.isArray(list) ? list.flatMap((one) => completed(one) ?? []) : [];
}

/** Reads one product from an answer, or null when there is none in it. */
export function parseProdukt(answer: unknown): Produkt | null {
  return completed(unwrap(answer)) ?? null;
}

function unwrap(answer: unknown): unknown {
  return isRecord(answer) && 'data' in answer ? answer.data : answer;
}

function completed(value: unknown): Produkt | undefined {
  const gemeinsames = parseGemeinsames(value);
  // Products keep the order of the answer where it gives none.
  return gemeinsames && ({ ...gemeinsames, ...texteOf(gemeinsames).read(value as Produkt) } as Produkt);
}
