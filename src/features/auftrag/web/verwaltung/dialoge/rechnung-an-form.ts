import type { z } from 'zod';
import type { Anschrift } from '../../../anschrift/anschrift.ts';
import { anschrift, anschriftBody } from '../../../anschrift/anschrift-body.ts';

type Feld = z.ZodType<Anschrift, Anschrift>;

/** Whom the invoice is made out to: a complete address where it is asked for, whatever it is where it is not. */
export function rechnungAnForm(isGefragt: boolean): Feld {
  // A form always holds the fields that may be missing in a request.
  return isGefragt ? (anschriftBody('rechnung') as z.ZodType as Feld) : anschrift;
}
