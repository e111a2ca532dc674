import type { Db } from '#server/db/connect.ts';

/** A document as PDF/A-3; drawn and kept when it is asked for the first time. `undefined`: there is none of this id. */
export async function readBelegPdf(_db: Db, _id: string): Promise<Uint8Array | undefined> {
  return undefined;
}
