import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { SmtpZugang, ZahlungZugang } from '../contract.ts';
import type { Installationsschluessel } from './installationsschluessel.ts';
import { verschluessle } from './verschluesseln.ts';
import { findZugang, saveZugangRow, type ZugangRow } from './zugangsdaten.repository.ts';

/** `version`: the one that the change was made from. `von`: who makes it, by name. */
export type Aenderung = Pick<ZugangRow, 'name' | 'version' | 'von'> & { now: Date };

/**
 * Stores an access, encrypted; refuses where there is no key to do so. Returns whether it did: somebody else may have
 * changed it meanwhile.
 */
export async function saveZugang(
  db: Db,
  {
    zugang,
    schluessel,
    ...aenderung
  }: Aenderung & {
    zugang: SmtpZugang | ZahlungZugang;
    schluessel: Installationsschluessel;
  },
): Promise<boolean> {
  const geheim = verschluessle(schluessel.hole(), aenderung.name, JSON.stringify(zugang));
  return save(db, geheim, aenderung);
}

/** Takes an access away; its row stays, so that an old page does not put it back. */
export async function removeZugang(db: Db, aenderung: Aenderung): Promise<boolean> {
  return save(db, null, aenderung);
}

function save(db: Db, geheim: string | null, { name, version, von, now }: Aenderung): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const vorher = await findZugang(db, name);
    if ((vorher?.version ?? 0) !== version) return false;
    if ((vorher?.geheim ?? null) === null && geheim === null) return true;
    const neu = { name, geheim, version: version + 1, geaendertAt: now.toISOString(), von };
    return saveZugangRow(db, neu);
  });
}
