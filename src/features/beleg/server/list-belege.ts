import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import {
  type BelegInhalt,
  type BelegKurz,
  type BelegSteuer,
  belegInhalt,
  belegSteuer,
} from '../beleg-inhalt.ts';
import { listBelegRows, listMarktBelegRows } from './beleg.repository.ts';

/**
 * A document as it is kept. `inhalt` is missing once its order is anonymous, and where it cannot be read: that stops
 * nobody who looks, `verifyBelege` reports it.
 */
export type Beleg = BelegKurz & {
  id: string;
  steuern: BelegSteuer[];
  ereignisNr: number | null;
  inhalt: BelegInhalt | undefined;
};

/** The documents of orders by their ids, each in the sequence of their numbers. */
export async function listBelegeVon(db: Db, auftragIds: string[]): Promise<Map<string, Beleg[]>> {
  if (auftragIds.length === 0) return new Map();
  const rows = await listBelegRows(db, { auftragIds });
  const byAuftrag = Map.groupBy(rows, ({ auftragId }) => auftragId ?? '');
  return new Map([...byAuftrag].map(([id, own]) => [id, own.map(toBeleg)]));
}

/** The documents of a market day in the sequence of their numbers. */
export async function listMarktBelege(db: Db, markttagId: string): Promise<Beleg[]> {
  return (await listMarktBelegRows(db, { markttagId })).map(toBeleg);
}

type Row = Awaited<ReturnType<typeof listBelegRows>>[number];

export function toBeleg({ id, nummer, art, tag, bruttoCent, steuern, ereignisNr, inhalt }: Row): Beleg {
  return {
    ...{ id, nummer, art, tag, bruttoCent, ereignisNr },
    steuern: readBelegSteuern(steuern),
    inhalt: inhalt === null ? undefined : readBelegInhalt(inhalt),
  };
}

/** Gross and tax of a document by rate; none when they cannot be read. */
export function readBelegSteuern(steuern: string): BelegSteuer[] {
  return readJson(z.array(belegSteuer), steuern) ?? [];
}

/** What a document says; `undefined` when that cannot be read. */
export function readBelegInhalt(inhalt: string): BelegInhalt | undefined {
  return readJson(belegInhalt, inhalt);
}

function readJson<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
