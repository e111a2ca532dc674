import { type AccountOverview, countAnmeldeversuche, findAccount } from '#features/auth/server/index.ts';
import { listAenderungen, readKundeAngaben } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { rolleOf } from '#shared/roles.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { Aenderung, BenutzerData } from '../contract.ts';

/** Number of the latest changes in an answer. */
const shownAenderungen = 10;

/** The accounts with all data of their people, in the same order. */
export async function readBenutzer(db: Db, accounts: AccountOverview[], now: Date): Promise<BenutzerData[]> {
  const ids = accounts.map(({ id }) => id);
  const angabenOf = await readKundeAngaben(db, ids);
  const aenderungen = Map.groupBy(
    await listAenderungen(db, ids, shownAenderungen),
    ({ accountId }) => accountId,
  );
  const anmeldeversucheOf = await countAnmeldeversuche(
    db,
    accounts.map(({ email }) => email),
    now,
  );
  return accounts.flatMap(({ id, ...account }) => {
    const angaben = angabenOf.get(id);
    if (!angaben) return [];
    return {
      _id: id,
      ...account,
      username: account.email,
      rolle: rolleOf(account.role),
      ...angaben,
      anmeldeversuche: anmeldeversucheOf(account.email),
      aenderungen: aenderungen.get(id)?.map(toAenderung) ?? [],
    };
  });
}

/** One person with all data; 404 if there is no such account. */
export async function readOneBenutzer(db: Db, id: string, now: Date): Promise<BenutzerData> {
  const account = await findAccount(db, id);
  const [benutzer] = account ? await readBenutzer(db, [account], now) : [];
  if (!benutzer) throw notFound('Benutzer');
  return benutzer;
}

function toAenderung({
  createdAt,
  von,
  felder,
}: {
  createdAt: string;
  von: string;
  felder: string;
}): Aenderung {
  return { am: createdAt, von, felder: JSON.parse(felder) };
}
