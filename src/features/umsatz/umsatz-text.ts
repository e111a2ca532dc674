import { monatNach, monatText, monatVor } from '#shared/datum/monat.ts';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import type { Umsatz } from './contract.ts';

/** The days of a month, 1 to 28…31. */
export function tageIn(monat: string): number[] {
  const letzter = new Date(Date.parse(`${monatNach(monat)}-01T00:00:00Z`) - 1).getUTCDate();
  return Array.from({ length: letzter }, (_, i) => i + 1);
}

/**
 * The turnover of a month beside that of the month before: of a month that is not over, beside the same days.
 * Both after VAT (R51).
 */
export function vergleichText(
  monat: string,
  { jetzt, vorher, heute }: { jetzt: Umsatz; vorher: Umsatz; heute: string },
): string {
  const name = monatText(monatVor(monat)).split(' ')[0] ?? '';
  const isLaufend = heute.startsWith(monat);
  const tag = Number(heute.slice(8));
  const damals = isLaufend ? bisTag(vorher, tag) : vorher.umsatzNetto;
  const wann = isLaufend ? `bis zum ${tag}. ${name}` : `im ${name}`;
  if (damals === 0) return `${wann[0]?.toUpperCase()}${wann.slice(1)} war noch nichts verkauft.`;
  const prozent = Math.round((jetzt.umsatzNetto / damals - 1) * 100);
  const beide = `${wann} (${formatEuro(damals)})`;
  if (prozent === 0) return `So viel wie ${beide}.`;
  return `${Math.abs(prozent)}\u00a0% ${prozent > 0 ? 'mehr' : 'weniger'} als ${beide}.`;
}

function bisTag({ tage }: Umsatz, bis: number): number {
  const cent = tage
    .filter(({ tag }) => Number(tag.slice(8)) <= bis)
    .reduce((sum, { umsatz, umsatzNetto = umsatz }) => sum + euroToCent(umsatzNetto), 0);
  return centToEuro(cent);
}
