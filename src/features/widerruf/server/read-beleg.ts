import { hashToken } from '#features/auth/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { idOfSeitenToken } from '#server/secret/seiten-link.ts';
import { AppError } from '#shared/wire/errors.ts';
import { belegWegOf } from '../bearbeitung/ereignis.ts';
import type { Beleg } from '../contract.ts';
import { erklaerungOf, isSchreibbar } from './erklaerung-of.ts';
import { ladenAnschriftOf } from './laden-of.ts';
import {
  findByTokenHash,
  findWiderruf,
  listWiderrufEreignisse,
  type WiderrufRow,
} from './widerruf.repository.ts';

/** Whether there is a receipt under this token. */
export async function hasBeleg(db: Db, token: string): Promise<boolean> {
  return (await findByBelegToken(db, token)) !== undefined;
}

/** The receipt of a declaration, for who has its link. `hatPost`: the shop has a mail server. */
export async function readBeleg(db: Db, token: string, { hatPost }: { hatPost: boolean }): Promise<Beleg> {
  const row = await findByBelegToken(db, token);
  if (!row)
    throw new AppError(
      'NOT_FOUND',
      'Unter diesem Link gibt es keine Eingangsbestätigung. Bitte prüfen Sie, ob er vollständig ist.',
    );
  const ereignisse = (await listWiderrufEreignisse(db, [row.id])).get(row.id) ?? [];
  const { link: _link, ...erklaerung } = erklaerungOf(row, ereignisse);
  const geschrieben = belegWegOf(ereignisse) ?? (isSchreibbar(row.email) ? 'folgt' : 'ohneAdresse');
  const { angaben } = await readEinstellung(db, 'laden');
  const { name, email, telefon } = angaben;
  return {
    ...erklaerung,
    weg: (geschrieben === 'post' || geschrieben === 'folgt') && !hatPost ? 'ohneServer' : geschrieben,
    laden: { name, email, telefon, anschrift: ladenAnschriftOf(angaben) },
  };
}

/** As with orders: by a token of this shop, or by one that was made under another secret. */
async function findByBelegToken(db: Db, token: string): Promise<WiderrufRow | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const id = idOfSeitenToken(await readSecret(db), 'widerruf', token);
  return id === undefined ? findByTokenHash(db, hashToken(token)) : findWiderruf(db, id);
}
