import type { Db } from '#server/db/connect.ts';
import type { Block } from '../bloecke/rechtstext-bloecke.ts';
import { isRechtstextArt, type RechtstextArt } from '../rechtstext-art.ts';
import { findFassung } from './gezeigte-fassung.repository.ts';

/** A legal text as an order's shopper saw it; `createdAt` is when it was kept, ISO text. */
export type GezeigterText = { art: RechtstextArt; nr: number; bloecke: Block[]; createdAt: string };

/** The text that is kept under a hash; `undefined` if there is none. */
export async function readGezeigterText(db: Db, hash: string): Promise<GezeigterText | undefined> {
  const row = await findFassung(db, hash);
  if (!row || !isRechtstextArt(row.art)) return undefined;
  return { art: row.art, nr: row.nr, bloecke: JSON.parse(row.bloecke), createdAt: row.createdAt };
}
