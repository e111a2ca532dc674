import { randomBytes } from 'node:crypto';
import type { BelegEntwurf } from '#features/beleg/beleg-inhalt.ts';
import type { Db } from '#server/db/connect.ts';
import { testAnschrift } from '../auftrag/auftraege.ts';
import { writeBeleg } from './write-beleg.ts';

/** A market day that was booked, with its invoice; returns the day's id and the invoice's number. */
export async function insertMarktBeleg(
  db: Db,
  { ort, now, ...rest }: { ort: string; now: string } & Partial<BelegEntwurf>,
): Promise<{ markttagId: string; nummer: string }> {
  const markttagId = `markt-${randomBytes(12).toString('hex')}`;
  await db
    .insertInto('markttag')
    .values({
      ...{ id: markttagId, ort, tag: '2026-11-21', stand: 'abgerechnet', umsatzCent: 2070 },
      ...{ steuermodus: 'regelbesteuerung', buchungId: markttagId, stornoId: null, von: 'Ada', vonId: null },
      ...{ createdAt: now, geaendertAt: now },
    })
    .execute();
  const anlass = { art: 'markttag', ort, tag: '2026-11-21' } as const;
  return { markttagId, nummer: await writeBeleg(db, { markttagId }, { now, anlass, ...rest }) };
}

/** Whom a document is made out to. */
export const belegAn = (nachname: string) => ({ ...testAnschrift, firma: '', zusatz: '', nachname });
