import { isRecord, readNumber } from '#shared/wire/read-value.ts';
import type { GalerieBild, Produkt } from './contract.ts';
import { texteOf } from './produkttypen/produkt-texte.ts';
import { readVerfuegbarkeit } from './verkauf/read-verfuegbarkeit.ts';

/**
 * Reads products from an answer, from `data.data` or `data` (requirements.md, storefront §7). Optional fields
 * get their defaults here, so that components need no checks; values of the wrong type count as missing.
 * Entries that are no products are left out.
 */
export function parseProdukte(answer: unknown): Produkt[] {
  const list = unwrap(answer);
  return Array.isArray(list) ? list.filter(isProdukt).map(completed) : [];
}

/** Reads one product from an answer, or null when there is none in it. */
export function parseProdukt(answer: unknown): Produkt | null {
  const produkt = unwrap(answer);
  return isProdukt(produkt) ? completed(produkt) : null;
}

function unwrap(answer: unknown): unknown {
  return isRecord(answer) && 'data' in answer ? answer.data : answer;
}

function isProdukt(value: unknown): value is Produkt {
  return isRecord(value) && typeof value._id === 'string' && typeof value.name === 'string';
}

function completed(produkt: Produkt): Produkt {
  const { bilder, beschreibung, preis, niedrigsterPreis, reihenfolge } = produkt;
  const texts = textsOf(produkt) as Pick<Produkt, '_id' | 'name' | 'typ'>;
  const galerie: unknown = isRecord(bilder) ? bilder.galerie : undefined;
  return {
    ...texts,
    ...texteOf(texts).read(produkt),
    preis: readNumber(preis),
    niedrigsterPreis: readNumber(niedrigsterPreis),
    aufBestellung: produkt.aufBestellung === true || undefined,
    fertigungstage: readNumber(produkt.fertigungstage),
    verfuegbarkeit: readVerfuegbarkeit(produkt.verfuegbarkeit),
    reihenfolge,
    bilder: {
      ...readBild(bilder),
      galerie: Array.isArray(galerie) ? galerie.filter(isBild).map(readBild) : [],
    },
    beschreibung: textsOf(beschreibung),
  };
}

function readBild<T>(bild: T): T {
  if (!isRecord(bild)) return bild;
  const { breite, hoehe } = bild;
  return { ...textsOf(bild), breite: readNumber(breite), hoehe: readNumber(hoehe) } as T;
}

/** Only the text values. */
function textsOf(record: unknown): Record<string, string> {
  const parts = isRecord(record) ? Object.entries(record) : [];
  return Object.fromEntries(parts.filter((part): part is [string, string] => typeof part[1] === 'string'));
}

/** The gallery's entries may also be bare addresses (requirements.md, storefront §3). */
function isBild(value: unknown): value is GalerieBild {
  return typeof value === 'string' || (isRecord(value) && typeof value.url === 'string');
}
