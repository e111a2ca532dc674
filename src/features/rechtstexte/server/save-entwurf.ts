import { randomUUID } from 'node:crypto';
import type { Author } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Entwurf } from '../contract.ts';
import type { RechtstextArt } from '../rechtstext-art.ts';
import { deleteEntwurf, findEntwurf, writeEntwurf } from './rechtstext.repository.ts';
import { entwurfConflict, toEntwurf } from './to-entwurf.ts';

type NewEntwurf = {
  art: RechtstextArt;
  text: string;
  /** The version of the draft that was changed; null if there was none. */
  version: string | null;
  von: Author;
  now: Date;
};

/** Saves the draft of a kind; refuses with the present one (409) if another person changed it meanwhile. */
export function saveEntwurf(db: Db, { art, text, version, von, now }: NewEntwurf): Promise<Entwurf> {
  return inTransaction(db, async (db) => {
    const author = { von: von.name, vonId: von.id };
    const row = { art, text, version: randomUUID(), changedAt: now.toISOString(), ...author };
    if (!(await writeEntwurf(db, row, version))) throw entwurfConflict(await findEntwurf(db, art));
    return toEntwurf(row);
  });
}

/** Discards the draft of a kind, unless another person changed it meanwhile. */
export function discardEntwurf(db: Db, art: RechtstextArt, version: string): Promise<void> {
  return inTransaction(db, async (db) => {
    if (!(await deleteEntwurf(db, art, version))) throw entwurfConflict(await findEntwurf(db, art));
  });
}
