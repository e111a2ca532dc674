import { aktionLabel } from '#features/auftrag/web/verwaltung/aktion-worte.ts';
import { terminOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { PackAuftrag } from '../../contract.ts';

/** `350 g`, `1,2 kg`. */
export function gewichtText(gramm: number): string {
  return gramm < 1000 ? `${gramm}\u00a0g` : `${formatZahl(gramm / 1000, 2)}\u00a0kg`;
}

/** What packing means for an order: its own page has the same button. */
export function packLabel({ versandart }: Pick<PackAuftrag, 'versandart'>): string {
  return aktionLabel[versandart === 'dhl' ? 'gepackt' : 'abholbereit'];
}

/** Where it goes, how heavy it is and when it was promised. */
export function wohinText(auftrag: PackAuftrag): string[] {
  const { versandart, anschrift, gewicht, ohneGewicht, termin, offen, isRest } = auftrag;
  const isPaket = versandart === 'dhl';
  return [
    isPaket ? `DHL nach ${anschrift.plz} ${anschrift.stadt}` : 'Wird abgeholt',
    isPaket ? `${ohneGewicht ? 'mindestens ' : ''}${gewichtText(gewicht)}` : '',
    terminOhneUmbruch(termin),
    offen > 0 ? `${formatEuro(offen)} bei Abholung` : '',
    isRest ? 'Rest einer Bestellung' : '',
  ].filter(Boolean);
}

/** Why there is nothing to print or to save. */
export const keineGewaehlt = 'Bitte oben mindestens eine Bestellung wählen.';
export const keinPaket = 'Unter den gewählten Bestellungen ist keine, die verschickt wird.';
export const keineZeile = 'Bitte mindestens eine Zeile wählen, der nichts fehlt.';
