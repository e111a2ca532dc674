import type { AccountOverview } from '#features/auth/server/index.ts';
import { updateSuche } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { leereAdresse, leereLieferadresse } from '../adresse.ts';
import type { Angaben } from '../angaben.ts';
import { keineKommunikation } from '../kommunikation.ts';
import { sucheOf } from '../suche.ts';
import { insertKunde, takeKundennummer } from './kunde.repository.ts';
import { toKundeColumns } from './kunde-columns.ts';
import { kundennummerOf } from './kundennummer.ts';

type Person = Pick<AccountOverview, 'id' | 'email' | 'vorname' | 'nachname'>;

/** What may be known of somebody from the beginning. */
export type NeueAngaben = Partial<Omit<Angaben, 'email' | 'vorname' | 'nachname' | 'role'>> & {
  sperrgrund?: string;
};

const nichts = {
  telefon: '',
  geschlecht: '',
  geburtsdatum: '',
  notizen: '',
  adresse: leereAdresse,
  lieferadresse: leereLieferadresse,
  kommunikation: keineKommunikation,
} as const;

/** Gives an account its customer number and record, inside the caller's transaction; one that has them keeps them. */
export async function addKunde(
  db: Db,
  { id, ...person }: Person,
  { sperrgrund = '', ...known }: NeueAngaben = {},
): Promise<void> {
  const { index, schluessel } = await takeKundennummer(db);
  const kundennummer = kundennummerOf(index, schluessel);
  const angaben = { ...nichts, ...known };
  const row = { accountId: id, kundennummer, sperrgrund, ...toKundeColumns(angaben) };
  if (!(await insertKunde(db, row))) return;
  await updateSuche(db, id, sucheOf({ ...person, kundennummer, telefon: angaben.telefon }));
}
