import type { Anschrift } from '../../anschrift/anschrift.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import { type Ereignis, geltende, nurVon } from '../../ereignisse/ereignis.ts';
import type { AuftragRow } from './auftrag.repository.ts';

/** Where an order is sent, if not to the address of its invoice: the latest correction counts. */
export function lieferungOf(
  { lieferung }: Pick<AuftragRow, 'lieferung'>,
  ereignisse: Ereignis[],
): Anschrift | undefined {
  const korrektur = nurVon(geltende(ereignisse), 'adresse').at(-1);
  if (korrektur) return korrektur.angaben.anschrift;
  return lieferung === null ? undefined : anschrift.parse(JSON.parse(lieferung));
}
