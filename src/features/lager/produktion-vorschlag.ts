import { mengeText } from './menge-text.ts';

type Produkt = { vorrat: number; frei?: number | undefined; mindestbestand: number };

/** The pieces that are missing of a product: sold and not yet made, and up to the minimum (R38). */
export function fehlendeStueck({ vorrat, frei = vorrat, mindestbestand }: Produkt): number {
  return Math.max(0, mindestbestand - frei);
}

/** The same in one sentence, for orders and up to the minimum; `undefined` where nothing is missing. */
export function fehlendText(produkt: Produkt): string | undefined {
  const gesamt = fehlendeStueck(produkt);
  const bestellt = Math.max(0, -(produkt.frei ?? produkt.vorrat));
  if (gesamt === 0) return undefined;
  const stueck = (anzahl: number) => `${anzahl === 1 ? 'fehlt' : 'fehlen'} ${mengeText(anzahl, 'Stück')}`;
  if (bestellt === 0) return `Bis zum Mindestbestand ${stueck(gesamt)}.`;
  const fuer = `Für Bestellungen ${stueck(bestellt)}`;
  return gesamt === bestellt ? `${fuer}.` : `${fuer}, bis zum Mindestbestand ${mengeText(gesamt, 'Stück')}.`;
}
