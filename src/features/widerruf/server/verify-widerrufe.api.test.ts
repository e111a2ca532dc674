import { describe, expect, test } from 'vitest';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { erklaere } from '#test/auftrag/widerruf.ts';
import { databases } from '#test/database/databases.ts';
import { insertWare } from '#test/ware/ware.ts';
import { verifyWiderrufe } from './verify-widerrufe.ts';

const createdAt = '2026-11-26T09:00:00.000Z';

describe.each(databases)('verifyWiderrufe on %s', (database) => {
  test('finds events that cannot be read or are missing, and orders that do not know of their withdrawal', async () => {
    const { app, db } = await startOpenShop(database);
    const posten = [{ produktId: await insertWare(db, { menge: 3 }), menge: 1 }];
    const { id: auftragId, nummer } = await insertAuftrag(db, { posten });
    await erklaere(app, { bestellung: 'unbekannt' });
    expect(await verifyWiderrufe(db)).toEqual([]);
    const { id } = await db.selectFrom('widerruf').select('id').executeTakeFirstOrThrow();
    const add = (nr: number, typ: string, angaben: object) =>
      db
        .insertInto('widerrufEreignis')
        .values({
          ...{ widerrufId: id, nr, typ, angaben: JSON.stringify(angaben), von: 'x', vonId: null },
          createdAt,
        })
        .execute();
    await add(2, 'zugeordnet', { auftragId, wie: 'laden' });
    expect(await verifyWiderrufe(db)).toEqual([
      `Widerruf ${id}: Was von ihm in der Liste steht, folgt nicht aus seinen Ereignissen.`,
    ]);
    await db.updateTable('widerruf').set({ auftragId }).execute();
    expect(await verifyWiderrufe(db)).toEqual([`Widerruf ${id}: Bestellung ${nummer} weiß nichts von ihm.`]);
    await add(3, 'zugeordnet', { auftragId: 'weg', wie: 'laden' });
    await db.updateTable('widerruf').set({ auftragId: 'weg' }).execute();
    expect(await verifyWiderrufe(db)).toEqual([`Widerruf ${id}: seine Bestellung fehlt.`]);
    await add(5, 'geloest', {});
    expect(await verifyWiderrufe(db)).toEqual([
      `Widerruf ${id}: Ereignis 5 ist nicht lesbar oder nicht an seiner Stelle.`,
    ]);
  });
});
