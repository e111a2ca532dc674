import { bestellbarerVersand } from '#features/einstellung/laden/bestellbarer-versand.ts';
import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { LieferAngaben } from '../../verkauf/liefertage.ts';

/** The settings that decide how and when goods can be had, in one read. */
export async function readLieferAngaben(db: Db): Promise<LieferAngaben> {
  const { versand, zahlung, phase } = await readSomeEinstellungen(db, ['versand', 'zahlung', 'phase']);
  const angaben = { versand: versand.angaben, zahlung: zahlung.angaben, phase: phase.angaben };
  return { ...angaben, versand: bestellbarerVersand(angaben) };
}
