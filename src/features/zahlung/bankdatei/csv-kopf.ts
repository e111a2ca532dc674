import { mitSchraegstrichen } from '#shared/datum/tag-text.ts';
import { type Layout, spaltenOf } from './bank-spalten.ts';
import { isUmsatzZeile, spaltenNachInhalt } from './csv-ohne-kopf.ts';
import { csvZeilen } from './csv-zeilen.ts';

/** Lines before the header in which some banks name the account and the balance, and characters of them. */
const maxVorspann = 40;
const maxAnfang = 100_000;
/** Rows that say what is in the columns. */
const maxProben = 20;

/** Where the rows of a file begin, and how they are to be read. */
export type Kopf = Layout & {
  trenner: string;
  ab: number;
  /** Its cells: a row with another number is not what it seems to be. */
  breite: number;
  hasKopfzeile: boolean;
  monatZuerst: boolean;
  /** Days are written with slashes, and none of them says which number is the month. */
  isTagUngewiss: boolean;
};

/**
 * The header of a file: the first row of the text, however it is separated, that may be one. There is one:
 * what a payer writes can look like the header of another bank, but stands behind that of his own. Where a
 * row with a payment comes first, the file has none. Pauses after each row.
 */
export function* findKopf(text: string): Generator<void, Kopf | undefined> {
  const gefunden: Kopf[] = [];
  for (const trenner of [';', ',', '\t']) {
    const kopf = yield* findMit(text.slice(0, maxAnfang), trenner);
    if (kopf) gefunden.push(kopf);
  }
  const ab = Math.min(...gefunden.map((one) => one.ab));
  const erste = gefunden.filter((one) => one.ab === ab);
  return erste.find(({ isGeraten }) => !isGeraten) ?? erste[0];
}

function* findMit(text: string, trenner: string): Generator<void, Kopf | undefined> {
  const zeilen = [];
  for (const zeile of csvZeilen(text, trenner)) {
    yield;
    if (!zeile || zeilen.length >= maxVorspann + maxProben) break;
    zeilen.push(zeile);
  }
  for (const [nr, { zellen, ab }] of zeilen.slice(0, maxVorspann).entries()) {
    yield;
    if (zellen.length < 3) continue;
    const proben = zeilen.slice(nr + 1, nr + 1 + maxProben).map((zeile) => zeile.zellen);
    const hasKopfzeile = !isUmsatzZeile(zellen);
    const layout = hasKopfzeile ? spaltenOf(zellen, proben) : spaltenNachInhalt([zellen, ...proben]);
    if (!layout) continue;
    const tage = [zellen, ...proben].map((zeile) => zeile[layout.spalten.tag] ?? '');
    return { ...layout, trenner, ab, breite: zellen.length, hasKopfzeile, ...schreibweiseOf(tage) };
  }
  return undefined;
}

/** Whether days with slashes begin with the month. */
function schreibweiseOf(tage: string[]): Pick<Kopf, 'monatZuerst' | 'isTagUngewiss'> {
  const alle = tage.map(mitSchraegstrichen).filter((one) => one !== undefined);
  const monatZuerst = alle.some(([, zweite]) => Number(zweite) > 12);
  const tagZuerst = alle.some(([erste]) => Number(erste) > 12);
  return { monatZuerst, isTagUngewiss: alle.length > 0 && monatZuerst === tagZuerst };
}
