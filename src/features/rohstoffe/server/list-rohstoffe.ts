import type { Db } from '#server/db/connect.ts';
import { deutsch } from '#shared/text/collator.ts';
import type { Rohstoff } from '../contract.ts';
import { einheitspreisOf } from '../einheitspreis.ts';
import type { Packung, RohstoffKind } from '../rohstoff-kind.ts';
import { rohstoffKinds } from '../rohstoff-kinds.ts';
import { listAllRohstoffRows, listRohstoffRows } from './rohstoff.repository.ts';
import { readRohstoffAngaben, toRohstoff } from './to-rohstoff.ts';

/** All of one kind by bezeichnung, in German order; without `includeUnavailable` only the available ones. */
export async function listRohstoffe<Kind extends RohstoffKind>(
  db: Db,
  kind: Kind,
  { includeUnavailable }: { includeUnavailable: boolean },
): Promise<Rohstoff<Kind>[]> {
  const rows = await listRohstoffRows(db, kind.typ);
  return rows
    .filter(({ verfuegbar }) => includeUnavailable || verfuegbar === 1)
    .sort((a, b) => deutsch.compare(a.bezeichnung, b.bezeichnung))
    .map((row) => toRohstoff(kind, row));
}

/**
 * A raw material in short, for other areas; `preisProEinheit` in euros, `null` while it has no price (R10). `inhalt` is
 * the content of one pack.
 */
export type RohstoffKurz = {
  id: string;
  typ: string;
  bezeichnung: string;
  preisProEinheit: number | null;
  packung: Packung;
  inhalt: number;
};

/** The raw materials of all kinds by id. */
export async function listRohstoffeKurz(db: Db): Promise<Map<string, RohstoffKurz>> {
  const kinds: Record<string, RohstoffKind> = rohstoffKinds;
  const rows = await listAllRohstoffRows(db);
  return new Map(
    rows.flatMap(({ id, typ, bezeichnung, angaben }) => {
      const kind = kinds[typ];
      if (!kind) return [];
      const gelesen = readRohstoffAngaben(kind, angaben);
      const preisProEinheit = einheitspreisOf(kind, gelesen);
      const [packung, inhalt] = [kind.packungOf(gelesen), kind.inhaltOf(gelesen)];
      return [[id, { id, typ, bezeichnung, preisProEinheit, packung, inhalt }]];
    }),
  );
}
