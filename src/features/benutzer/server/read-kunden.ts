import { type AccountOverview, countAnmeldeversuche } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { rolleOf } from '#shared/roles.ts';
import type { Aenderung, Kunde } from '../contract.ts';
import { listAenderungen } from './aenderung.repository.ts';
import { type KundeRow, listKundeRows } from './kunde.repository.ts';
import { fromKundeColumns } from './kunde-columns.ts';

/** How many of the latest changes are told. */
const shownAenderungen = 10;

/** The accounts with everything the workshop knows of them, in the same order. */
export async function readKunden(db: Db, accounts: AccountOverview[], now: Date): Promise<Kunde[]> {
  const ids = accounts.map(({ id }) => id);
  const rows = new Map((await listKundeRows(db, ids)).map((row) => [row.accountId, row]));
  const aenderungen = Map.groupBy(
    await listAenderungen(db, ids, shownAenderungen),
    ({ accountId }) => accountId,
  );
  const anmeldeversucheOf = await countAnmeldeversuche(
    db,
    accounts.map(({ email }) => email),
    now,
  );
  return accounts.flatMap((account) => {
    const row = rows.get(account.id);
    if (!row) return [];
    const anmeldeversuche = anmeldeversucheOf(account.email);
    const told = aenderungen.get(account.id)?.map(toAenderung) ?? [];
    return [toKunde(account, row, { anmeldeversuche, aenderungen: told })];
  });
}

function toKunde(
  { id, ...account }: AccountOverview,
  row: KundeRow,
  more: Pick<Kunde, 'anmeldeversuche' | 'aenderungen'>,
): Kunde {
  const { kundennummer, sperrgrund } = row;
  return {
    _id: id,
    ...account,
    username: account.email,
    rolle: rolleOf(account.role),
    kundennummer,
    sperrgrund,
    ...fromKundeColumns(row),
    ...more,
  };
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
