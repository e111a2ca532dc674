import type { Db } from '#server/db/connect.ts';
import type { KundeAngaben } from '../angaben.ts';
import { type KundeRow, listKundeRows } from './kunde.repository.ts';
import { fromKundeColumns } from './kunde-columns.ts';

type Angaben = KundeAngaben & Pick<KundeRow, 'kundennummer' | 'sperrgrund'>;

/** The data of the people behind these accounts, by account id. */
export async function readKundeAngaben(db: Db, accountIds: string[]): Promise<Map<string, Angaben>> {
  const rows = await listKundeRows(db, accountIds);
  return new Map(
    rows.map((row) => {
      const { accountId, kundennummer, sperrgrund } = row;
      return [accountId, { kundennummer, sperrgrund, ...fromKundeColumns(row) }];
    }),
  );
}
