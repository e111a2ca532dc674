import type { Anschrift } from '../../anschrift/anschrift.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import { isVollstaendig } from '../../beleg/beleg-empfaenger.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';

/** Whom an invoice is made out to, as it was said with the goods: of an order without a complete address. */
export function rechnungAnOf(
  { auftrag }: Auftragsakte,
  rechnungAn: Anschrift | undefined,
): { anschrift?: Anschrift } {
  if (!rechnungAn || isVollstaendig(anschrift.parse(JSON.parse(auftrag.rechnung)))) return {};
  return { anschrift: rechnungAn };
}
