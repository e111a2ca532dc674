import { isDeepStrictEqual } from 'node:util';
import { listPosten } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { AuftragTable } from '#server/db/schema.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { TelefonBody } from '../contract.ts';
import { telefonAnschriftOf } from '../telefon-anschrift.ts';

type Vorher = Pick<
  AuftragTable,
  'id' | 'nummer' | 'email' | 'rechnung' | 'lieferung' | 'versandart' | 'zahlart'
>;

/**
 * Refuses a repetition that asks for something else than the order was made from, which is frozen with it
 * (R40). It would be answered as made, and what was changed would be lost. Sums are not compared: they may
 * have changed on the screen, and it is the same order.
 */
export async function refuseAnderes(db: Db, vorher: Vorher, body: TelefonBody): Promise<void> {
  const { id, nummer, email, versandart, zahlart, rechnung, lieferung } = vorher;
  const bestellt = {
    ...{ email, versandart, zahlart, rechnung: JSON.parse(rechnung) },
    ...{ lieferung: lieferung && JSON.parse(lieferung), mengen: mengenOf(await listPosten(db, id)) },
  };
  const gewollt = {
    ...{ email: body.email, versandart: body.versandart, zahlart: body.zahlart },
    rechnung: telefonAnschriftOf(body.rechnung),
    lieferung: (body.versandart === 'dhl' && body.lieferung) || null,
    mengen: mengenOf(body.posten),
  };
  if (isDeepStrictEqual(bestellt, gewollt)) return;
  const text = `${nummer} ist schon angelegt, ohne Ihre Änderung. Bitte öffnen Sie die Bestellung und vergleichen Sie sie mit dem, was hier steht.`;
  throw new AppError('CONFLICT', text, { data: { _id: id, nummer } });
}

/** In whatever order they were chosen. */
function mengenOf(posten: TelefonBody['posten']): Record<string, number> {
  return Object.fromEntries(posten.map(({ produktId, menge }) => [produktId, menge]));
}
