import { formatZahl } from '#shared/number/format-zahl.ts';
import type { Produkt } from '../contract.ts';
import { texteOf } from '../produkttypen/produkt-texte.ts';
import type { Angaben } from '../produkttypen/produkt-typen.ts';

type Gewogenes = Pick<Produkt, 'typ'> & Pick<Angaben, 'gramm'> & { packgewicht?: number | null | undefined };

/** Why the packed weight of a product cannot be right, or `undefined`: packed, nothing is lighter than unpacked. */
export function packgewichtProblem(produkt: Gewogenes): string | undefined {
  const gramm = texteOf(produkt).gramm(produkt);
  const { packgewicht } = produkt;
  if (gramm === undefined || packgewicht == null || packgewicht >= gramm) return undefined;
  return `Das verpackte Stück kann nicht leichter sein als sein Inhalt (${formatZahl(gramm)} g).`;
}
