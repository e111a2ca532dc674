import { versandkosten } from '#features/lieferung/versandkosten.ts';
import type { Produkt } from '../contract.ts';
import { hasPreis } from '../preis/has-preis.ts';
import { type LieferAngaben, type Liefertage, liefertageOf } from './liefertage.ts';
import { packgewichtOf } from './packgewicht.ts';
import { type Verkaufbar, verfuegbarkeitOf } from './verfuegbarkeit.ts';

type Ware = Omit<Produkt, 'verfuegbarkeit'> & { packgewicht: number | null };

/**
 * When one piece arrives that is ordered on `tag`, as the cart says it of a cart with this piece alone;
 * nothing of what cannot be bought.
 */
export function liefertageOfProdukt(
  produkt: Ware,
  verkaufbar: Verkaufbar,
  { angaben, tag }: { angaben: LieferAngaben; tag: string },
): Liefertage {
  const { art } = verfuegbarkeitOf(verkaufbar);
  const { preis } = produkt;
  if (art === 'vergriffen' || !hasPreis(preis)) return {};
  const fertigungstage = art === 'aufBestellung' ? (verkaufbar.fertigungstage ?? 0) : 0;
  const porto = versandkosten(angaben.versand, { gramm: packgewichtOf(produkt) ?? 0, warenwert: preis });
  return liefertageOf(angaben, { tag, fertigungstage, passtInPaket: porto !== undefined });
}
