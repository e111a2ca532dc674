import { isTag } from '#shared/datum/tag-text.ts';
import type { Layout, Spalten } from './bank-spalten.ts';
import { centOf } from './betrag-feld.ts';

/** With cents, so that neither a number of anything nor a day without its year is one. */
const isBetrag = (zelle: string) => /[.,]\d{1,2}\D*$/.test(zelle) && centOf(zelle) !== undefined;
const isWaehrung = (zelle: string) => /^([A-Z]{3}|€)$/.test(zelle);
const isIban = (zelle: string) => /^'?[A-Z]{2}\d{2}[A-Z0-9]{11,30}'?$/.test(zelle);
const isText = (zelle: string) =>
  /\p{L}/u.test(zelle) && !isTag(zelle) && !isWaehrung(zelle) && !isIban(zelle);

/** Balances and sums, which are written like rows. */
export const saldoWort =
  /^((anfangs|end|schlu(ss|ß)|zwischen)?saldo|(alter |neuer |letzter )?kontostand|(zwischen)?summe)\b/i;

/** Whether a row says of itself that it is a payment: with a day, an amount and words. */
export function isUmsatzZeile(zellen: string[]): boolean {
  if (saldoWort.test(zellen[0] ?? '')) return false;
  return zellen.some(isTag) && zellen.some(isBetrag) && zellen.some(isText);
}

/**
 * The columns of a file without a header, as some banks write it, by what most of its first rows have in
 * them. Of two amounts that never stand in the same row the first left the account; else the second one is a
 * balance.
 */
export function spaltenNachInhalt(zeilen: string[][]): Layout | undefined {
  const breite = zeilen[0]?.length ?? 0;
  const gleiche = zeilen.filter(({ length }) => length === breite);
  const haben = (test: (zelle: string) => boolean) =>
    Array.from({ length: breite }, (_, at) => at).filter((at) => {
      const zellen = gleiche.map((zeile) => zeile[at] ?? '').filter((zelle) => zelle !== '');
      return zellen.filter(test).length > zellen.length / 2;
    });
  const [tag] = haben(isTag);
  const [betrag, zweiter] = haben(isBetrag);
  const zweck = haben(isText);
  const [waehrung] = haben(isWaehrung);
  if (tag === undefined || betrag === undefined || zweck.length === 0) return undefined;
  const isGetrennt = zweiter !== undefined && gleiche.every((zeile) => !zeile[betrag] || !zeile[zweiter]);
  const spalten: Spalten = {
    ...{ tag, zweck },
    ...(isGetrennt ? { soll: betrag, haben: zweiter } : { betrag }),
    ...(waehrung === undefined ? {} : { waehrung }),
  };
  return { spalten, format: 'CSV ohne Kopfzeile', isGeraten: true };
}
