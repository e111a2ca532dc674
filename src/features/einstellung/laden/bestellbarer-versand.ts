import { zahlartenFor } from '#features/zahlarten/zahlwege.ts';
import type { PhaseAngaben } from '../gruppen/phase-angaben.ts';
import type { VersandAngaben } from '../gruppen/versand-angaben.ts';
import type { ZahlungAngaben } from '../gruppen/zahlung-angaben.ts';

type Angaben = { versand: VersandAngaben; zahlung: ZahlungAngaben; phase: PhaseAngaben };

/**
 * Shipping as it can be ordered: no parcels where none can be paid, so that the cart adds no postage that the
 * checkout does not know. The announced shop, which takes no orders, names its postage all the same
 * (requirements.md, storefront §9).
 */
export function bestellbarerVersand({ versand, zahlung, phase }: Angaben): VersandAngaben {
  const { dhl } = versand;
  const isZahlbar = zahlartenFor('dhl', (zahlart) => zahlung[zahlart].aktiv).length > 0;
  return isZahlbar || phase.phase === 'angekuendigt'
    ? versand
    : { ...versand, dhl: { ...dhl, aktiv: false } };
}
