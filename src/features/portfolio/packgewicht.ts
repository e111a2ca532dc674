import type { Produkt } from './contract.ts';
import { texteOf } from './produkt-texte.ts';
import type { Angaben } from './produkt-typen.ts';

type Gewogenes = Pick<Produkt, 'typ'> & Angaben & { packgewicht?: number | null | undefined };

/**
 * The grams that one piece adds to a parcel: its packed weight, or else its own; `undefined` for goods that have neither. The
 * parcel's own packing is a setting of the shop.
 */
export function packgewichtOf(produkt: Gewogenes): number | undefined {
  return produkt.packgewicht ?? texteOf(produkt).gramm(produkt);
}
