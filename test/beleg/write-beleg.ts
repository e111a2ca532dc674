import type { BelegEntwurf } from '#features/beleg/beleg-inhalt.ts';
import { addBeleg, type BelegFuer } from '#features/beleg/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { insertAuftrag } from '../auftrag/auftraege.ts';
import { insertProdukt } from '../factories.ts';

/** An invoice for two soaps, paid. */
function testEntwurf(rest: Partial<BelegEntwurf> = {}): BelegEntwurf {
  return {
    ...{ art: 'rechnung', leistung: { von: '2026-11-23', bis: '2026-11-23' }, zu: [] },
    ...{ steuermodus: 'regelbesteuerung', anlass: { art: 'bestellung', nummer: 'B-1', tag: '2026-11-23' } },
    posten: [{ nr: 1, name: 'Lavendeltraum', menge: 2, preisCent: 790, satzPromille: 190 }],
    betraege: [{ art: 'porto', satzPromille: 190, betragCent: 490 }],
    bezahltCent: 2070,
    ...rest,
  };
}

/** An order to write documents for, whatever happened to it. */
export async function insertBelegAuftrag(db: Db): Promise<BelegFuer & { auftragId: string }> {
  const produktId = await insertProdukt(db, { preis: 7.9 });
  const { id } = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
  return { auftragId: id, ereignisNr: 1 };
}

/** Writes a document in a transaction of its own; `danach` runs in it after that. Returns its number. */
export function writeBeleg(
  db: Db,
  fuer: BelegFuer,
  { now, danach, ...rest }: { now: string; danach?: (db: Tx) => Promise<unknown> } & Partial<BelegEntwurf>,
): Promise<string> {
  return inTransaction(db, async (db) => {
    const { nummer } = await addBeleg(db, testEntwurf(rest), { fuer, now: new Date(now) });
    await danach?.(db);
    return nummer;
  });
}
