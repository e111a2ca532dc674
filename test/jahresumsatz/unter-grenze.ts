import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '../auftrag/auftraege.ts';
import { changeEinstellung } from '../einstellung/einstellung.ts';

/** A shop under § 19 UStG. */
export async function setKleinunternehmer(db: Db): Promise<void> {
  await changeEinstellung(db, 'steuer', { modi: [{ ab: '2025-01-01', modus: 'kleinunternehmer' }] });
}

/** An untaxed order of so many cents in all, most of them for postage. */
export function insertUmsatz(
  db: Db,
  {
    produktId,
    cent,
    ...rest
  }: { produktId: string; cent: number } & Partial<Omit<Parameters<typeof insertAuftrag>[1], 'posten'>>,
) {
  return insertAuftrag(db, {
    ...{ posten: [{ produktId, menge: 1 }], steuermodus: 'kleinunternehmer', steuer: '[]' },
    ...{ versandCent: cent - 790, gesamtCent: cent },
    ...rest,
  });
}
