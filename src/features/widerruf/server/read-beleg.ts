import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import type { Beleg } from '../contract.ts';
import { belegWegOf } from '../ereignis.ts';
import { erklaerungOf } from './erklaerung-of.ts';
import { anschriftOf } from './laden-of.ts';
import { findByToken, listEreignisse } from './widerruf.repository.ts';

/** Whether there is a receipt under this token. */
export async function hasBeleg(db: Db, token: string): Promise<boolean> {
  return /^[\w-]{43}$/.test(token) && (await findByToken(db, token)) !== undefined;
}

/** The receipt of a declaration, for who has its link. `hatPost`: the shop has a mail server. */
export async function readBeleg(db: Db, token: string, { hatPost }: { hatPost: boolean }): Promise<Beleg> {
  const row = /^[\w-]{43}$/.test(token) ? await findByToken(db, token) : undefined;
  if (!row)
    throw new AppError(
      'NOT_FOUND',
      'Unter diesem Link gibt es keine Eingangsbestätigung. Bitte prüfen Sie, ob er vollständig ist.',
    );
  const { link: _link, ...erklaerung } = erklaerungOf(row);
  const geschrieben = belegWegOf((await listEreignisse(db, [row.id])).get(row.id) ?? []) ?? 'folgt';
  const { angaben } = await readEinstellung(db, 'laden');
  const { name, email, telefon } = angaben;
  return {
    ...erklaerung,
    weg: geschrieben === 'post' && !hatPost ? 'ohneServer' : geschrieben,
    laden: { name, email, telefon, anschrift: anschriftOf(angaben) },
  };
}
