import { z } from 'zod';
import type { Anschrift } from '../../../../anschrift/anschrift.ts';
import { rechnungAnBody } from '../../../../anschrift/anschrift-body.ts';
import type { GelesenerAuftrag } from '../../../../read-auftrag.ts';

/** Whom the invoice is made out to; nothing where nobody is asked. */
export type RechnungAn = Anschrift | undefined;
type Gefragt = Pick<GelesenerAuftrag, 'brauchtRechnungAn'>;
type Feld = z.ZodType<RechnungAn, RechnungAn>;

/** A complete address where it is asked for. A form always holds the fields that may be missing in a request. */
export function rechnungAnForm({ brauchtRechnungAn }: Gefragt): Feld {
  return brauchtRechnungAn ? (rechnungAnBody as z.ZodType as Feld) : z.undefined();
}

/** It begins with what is known: a name may be there without its street. */
export function leeresRechnungAn({
  brauchtRechnungAn,
  rechnung,
}: Gefragt & Pick<GelesenerAuftrag, 'rechnung'>): RechnungAn {
  return brauchtRechnungAn ? rechnung : undefined;
}
