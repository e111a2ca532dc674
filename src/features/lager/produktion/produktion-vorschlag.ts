import { mengeText } from '../menge-text.ts';

type Produkt = { vorrat: number; frei?: number | undefined; mindestbestand: number };

/** The pieces that are missing of a product: sold and not yet made, and up to the minimum (R38). */
export function fehlendeStueck(produkt: Produkt | undefined): number {
  if (!produkt) return 0;
  const { vorrat, frei = vorrat, mindestbestand } = produkt;
  return Math.max(0, mindestbestand - frei);
}

/** The same in one sentence, for orders and up to the minimum; `undefined` where nothing is missing. */
export function fehlendText(produkt: Produkt | undefined): string | undefined {
  const gesamt = fehlendeStueck(produkt);
  if (!produkt || gesamt === 0) return undefined;
  const bestellt = Math.max(0, -(produkt.frei ?? produkt.vorrat));
  const stueck = (anzahl: number) => `${anzahl === 1 ? 'fehlt' : 'fehlen'} ${mengeText(anzahl, 'Stück')}`;
  if (bestellt === 0) return `Bis zum Mindestbestand ${stueck(gesamt)}.`;
  const fuer = `Für Bestellungen ${stueck(bestellt)}`;
  return gesamt === bestellt ? `${fuer}.` : `${fuer}, bis zum Mindestbestand ${mengeText(gesamt, 'Stück')}.`;
}
