import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { lockKatalog, raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { AngabenOf, EinstellungName, Stand } from '../gruppen/gruppen.ts';
import { angabenUnterschiede } from '../unterschiede.ts';
import { findEinstellung, insertEinstellung } from './einstellung.repository.ts';
import { toStand } from './to-stand.ts';

/** Who saves: account and name; the shop itself has no account. */
export type Author = { id: string | null; name: string };

export type NewAngaben<N extends EinstellungName> = {
  name: N;
  angaben: AngabenOf<N>;
  /** The version that the change was made from. */
  version: number;
  von: Author;
  now: Date;
};

/** `refuse` throws for what the contract alone cannot see, given the state until now and the transaction. */
type Saving<N extends EinstellungName> = {
  refuse?: (vorher: Stand<N>, db: Tx) => void | Promise<void>;
};

/**
 * Saves a setting as its next version. Unchanged values make none. Refuses with the current state (409) if
 * another person saved it meanwhile.
 */
export function saveEinstellung<N extends EinstellungName>(
  db: Db,
  { name, angaben, version, von, now }: NewAngaben<N>,
  { refuse }: Saving<N> = {},
): Promise<Stand<N>> {
  return inTransaction(db, async (db) => {
    // A form that changes nothing empties no cache: the version is raised only with what is stored (ADR 015).
    await lockKatalog(db);
    const found = await findEinstellung(db, name);
    const current = toStand(name, found);
    if (current.version !== version) throw conflict(current, von.id !== null && found?.vonId === von.id);
    await refuse?.(current, db);
    const isSame = angabenUnterschiede(current.angaben, angaben).length === 0;
    if (isSame && version > 0) return current;
    await raiseKatalogVersion(db);
    const row = {
      gruppe: name,
      version: version + 1,
      angaben: JSON.stringify(angaben),
      createdAt: now.toISOString(),
      von: von.name,
      vonId: von.id,
    };
    // The version of the catalogue is locked, so nobody else can have taken the number.
    if (!(await insertEinstellung(db, row))) throw new Error(`Version ${row.version} of ${name} exists.`);
    return toStand(name, row);
  });
}

/** `istEigene`: the same account saved it, in another window. */
function conflict<N extends EinstellungName>(current: Stand<N>, istEigene: boolean): AppError {
  const wer = istEigene ? 'Sie selbst haben' : `${current.von ?? 'Jemand'} hat`;
  return new AppError('CONFLICT', `${wer} das inzwischen geändert.`, { data: { ...current, istEigene } });
}
