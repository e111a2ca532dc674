import { isTag } from '#shared/datum/tag-text.ts';
import { centOf } from './betrag-feld.ts';
import type { Kopf } from './csv-kopf.ts';

const pruefen = 'Bitte vergleichen Sie Betrag und Namen mit Ihrem Konto.';

/**
 * Why a row is never certain: what a payer writes is text, but many banks write it into their files as it is,
 * and its separators and quotes then move the cells behind it, or join rows. So a row is certain only where
 * nothing in it can be read in two ways.
 */
export function zweifelAn(
  zellen: string[],
  { trenner, breite, hasKopfzeile, isTagUngewiss }: Kopf,
  { isNachZweitemKopf }: { isNachZweitemKopf: boolean },
): string | undefined {
  if (!hasKopfzeile)
    return `Diese Datei hat keine Kopfzeile: Die Spalten sind nach ihrem Inhalt geraten. ${pruefen}`;
  if (isNachZweitemKopf) return `Davor steht in der Datei eine zweite Kopfzeile. ${pruefen}`;
  if (zellen.length !== breite)
    return `Diese Zeile der Datei hat andere Spalten als die Kopfzeile. ${pruefen}`;
  if (zellen.some((zelle) => hasEigeneZellen(zelle, trenner)))
    return `Im Text dieser Zahlung stehen Trennzeichen und Beträge wie in einer eigenen Zeile. ${pruefen}`;
  if (isTagUngewiss) return 'In dieser Datei sind Tag und Monat nicht sicher zu unterscheiden.';
  return undefined;
}

/**
 * Cells that quotes have joined: the bank's own amount, or its day, is one of them. An amount may have a
 * comma of its own.
 */
function hasEigeneZellen(zelle: string, trenner: string): boolean {
  if (!zelle.includes(trenner) || centOf(zelle) !== undefined) return false;
  const teile = zelle.split(new RegExp(`[${trenner}\\r\\n]`)).map((teil) => teil.replaceAll('"', '').trim());
  return teile.some((teil) => centOf(teil) !== undefined || isTag(teil));
}
