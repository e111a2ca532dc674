import type { Tx } from '#server/db/connect.ts';
import type { LadenBildPlatz } from '../laden-bild.ts';
import type { PreparedBild } from '../prepared-bild.ts';
import { insertBild } from './bild.repository.ts';
import { clearLadenBild, findLadenBild, writeLadenBild } from './laden-bild.repository.ts';
import { deleteUnusedBilder } from './unused-bilder.ts';

export type NewLadenBild = { platz: LadenBildPlatz; quer: PreparedBild; hoch: PreparedBild; altText: string };

/** Shows a prepared picture in its place; the one before goes. Inside `changeKatalog`. */
export async function addLadenBild(db: Tx, { platz, quer, hoch, altText }: NewLadenBild): Promise<void> {
  const before = await findLadenBild(db, platz);
  await insertBild(db, quer);
  await insertBild(db, hoch);
  await writeLadenBild(db, { platz, quer: quer.hash, hoch: hoch.hash, altText });
  if (before) await deleteUnusedBilder(db, [before.quer, before.hoch]);
}

/** Takes a picture out of its place. Inside `changeKatalog`. */
export async function removeLadenBild(db: Tx, platz: LadenBildPlatz): Promise<void> {
  const before = await findLadenBild(db, platz);
  await clearLadenBild(db, platz);
  if (before) await deleteUnusedBilder(db, [before.quer, before.hoch]);
}
