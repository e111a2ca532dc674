import type { Db } from '#server/db/connect.ts';
import { marktName } from '../markt-text.ts';
import {
  listFalscheBelege,
  listFalscheBuchungen,
  listFalscheHalte,
  listFremdeMarktHalte,
} from './verify-markt.repository.ts';

/**
 * Finds problems with market days: whether what is away is held, whether exactly what was sold has left the ledger,
 * and whether its documents say what it brought.
 */
export async function verifyMarkt(db: Db): Promise<string[]> {
  const fremde = (await listFremdeMarktHalte(db)).map(
    (nummer) => `${nummer}: fehlt, aber es ist Ware dafür reserviert.`,
  );
  const halte = (await listFalscheHalte(db)).map(
    ({ name, soll, ist, ...tag }) =>
      `${marktName(tag)}: von ${name} sind ${ist} Stück reserviert statt ${soll}.`,
  );
  const buchungen = (await listFalscheBuchungen(db)).map(
    ({ name, soll, ist, ...tag }) =>
      `${marktName(tag)}: von ${name} sind ${ist} Stück gebucht statt ${soll}.`,
  );
  const belege = (await listFalscheBelege(db)).map(
    ({ soll, ist, ...tag }) => `${marktName(tag)}: die Belege ergeben ${ist} Cent statt ${soll} Cent.`,
  );
  return [...fremde, ...halte, ...buchungen, ...belege];
}
