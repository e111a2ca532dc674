import type { Produkt } from '../contract.ts';
import { texteOf } from '../produkttypen/produkt-texte.ts';
import type { Angaben } from '../produkttypen/produkt-typen.ts';

type Gewogenes = Pick<Produkt, 'typ'> & Angaben & { packgewicht?: number | null | undefined };

/**
 * The grams that one piece adds to a parcel: its packed weight, but never less than its own, which may have
 * been raised later; `undefined` for goods that have neither. The parcel's own packing is a setting of the
 * shop.
 */
export function packgewichtOf(produkt: Gewogenes): number | undefined {
  const gramm = texteOf(produkt).gramm(produkt);
  const { packgewicht } = produkt;
  return packgewicht == null ? gramm : Math.max(packgewicht, gramm ?? 0);
}
