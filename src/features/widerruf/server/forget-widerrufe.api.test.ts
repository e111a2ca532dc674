import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { insertWare } from '#test/ware/ware.ts';
import { forgetWiderrufe, readWiderrufFrist } from './forget-widerrufe.ts';

const now = new Date();
/** The year whose letters are over since the beginning of this one. */
const vorbei = now.getUTCFullYear() - 7;

type Alt = { createdAt: string; ereignisse?: [string, object][]; auftragId?: string };

async function insertWiderruf(db: Db, id: string, { createdAt, ereignisse = [], auftragId }: Alt) {
  const offen = ereignisse.some(([typ]) => typ === 'erledigt') ? 0 : 1;
  const angaben = { name: 'Erika', bestellung: 'B-19-K7M4Q', email: 'erika@kundschaft.example' };
  const rest = { stuecke: '', teile: '[]', link: '', bearbeitet: 1 };
  const row = {
    id,
    tokenHash: id.padEnd(43, 'x'),
    schluessel: id.padEnd(64, 'a'),
    createdAt,
    offen,
    auftragId,
  };
  await db
    .insertInto('widerruf')
    .values({ ...row, ...angaben, ...rest })
    .execute();
  const alle: [string, object][] = [['beleg', { weg: 'post' }], ...ereignisse];
  const rows = alle.map(([typ, angaben], index) => ({
    ...{ widerrufId: id, nr: index + 1, typ, angaben: JSON.stringify(angaben) },
    ...{ von: 'Laden', vonId: null, createdAt },
  }));
  await db.insertInto('widerrufEreignis').values(rows).execute();
}

const erledigt: [string, object][] = [['erledigt', { text: 'Doppelt' }]];

/** An order that knows of this declaration, and is cancelled afterwards or not. */
async function insertBestellung(db: Db, widerruf: string, { isStorniert }: { isStorniert: boolean }) {
  const at = `${vorbei}-06-02T09:00:00.000Z`;
  const { id } = await insertAuftrag(db, {
    posten: [{ produktId: await insertWare(db, { menge: 3 }), menge: 1 }],
    ereignisse: [
      { typ: 'widerruf', angaben: { widerruf }, at },
      ...(isStorniert
        ? [{ typ: 'storniert' as const, angaben: { grund: 'laden' as const, text: '' }, at }]
        : []),
    ],
  });
  return id;
}

describe.each(databases)('declarations of withdrawal on %s', (database) => {
  test('go six years after the end of their year with their events, unless something is to be done with them', async () => {
    const { db } = await openMigratedDatabase(database);
    await insertWiderruf(db, 'alt', { createdAt: `${vorbei}-12-31T22:59:59.999Z`, ereignisse: erledigt });
    const createdAt = `${vorbei}-06-01T09:00:00.000Z`;
    await insertWiderruf(db, 'offen', { createdAt });
    await insertWiderruf(db, 'neu', { createdAt: `${vorbei}-12-31T23:00:00.000Z`, ereignisse: erledigt });
    for (const id of ['fertig', 'wartet']) {
      const auftragId = await insertBestellung(db, id, { isStorniert: id === 'fertig' });
      const zugeordnet: [string, object] = ['zugeordnet', { auftragId, wie: 'laden' }];
      await insertWiderruf(db, id, { createdAt, auftragId, ereignisse: [zugeordnet] });
    }
    expect(await readWiderrufFrist(db, now)).toEqual({ anzahl: 5, faellig: 2 });
    for (const id of ['offen', 'wartet'])
      await expect(db.deleteFrom('widerruf').where('id', '=', id).execute()).rejects.toThrow(/frozen/);
    await forgetWiderrufe(db, { now });
    await forgetWiderrufe(db, { now });
    const ids = await db.selectFrom('widerruf').select('id').orderBy('id').execute();
    expect(ids.map(({ id }) => id)).toEqual(['neu', 'offen', 'wartet']);
    const events = await db
      .selectFrom('widerrufEreignis')
      .select('widerrufId')
      .distinct()
      .orderBy('widerrufId')
      .execute();
    expect(events.map(({ widerrufId }) => widerrufId)).toEqual(['neu', 'offen', 'wartet']);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('whose order is missing stay, keep no other, and are reported', async () => {
    const { db } = await openMigratedDatabase(database);
    const createdAt = `${vorbei}-06-01T09:00:00.000Z`;
    const zugeordnet: [string, object] = ['zugeordnet', { auftragId: 'weg', wie: 'laden' }];
    await insertWiderruf(db, 'a', { createdAt, auftragId: 'weg', ereignisse: [zugeordnet] });
    await insertWiderruf(db, 'b', { createdAt, ereignisse: erledigt });
    await expect(forgetWiderrufe(db, { now })).rejects.toThrow(/frozen|only added/);
    expect(await db.selectFrom('widerruf').select('id').execute()).toEqual([{ id: 'a' }]);
    expect((await verifyShop(db)).problems).toEqual(['Widerruf a: seine Bestellung fehlt.']);
  });

  test('are not deleted before that, whatever the time of the caller says, and never changed', async () => {
    const { db } = await openMigratedDatabase(database);
    await insertWiderruf(db, 'neu', { createdAt: `${vorbei + 1}-06-01T09:00:00.000Z`, ereignisse: erledigt });
    const refused = /rows of widerruf(Ereignis)? are (frozen|only added)/;
    await expect(forgetWiderrufe(db, { now: new Date('2099-01-01T00:00:00.000Z') })).rejects.toThrow(refused);
    await expect(db.deleteFrom('widerruf').execute()).rejects.toThrow(refused);
    await expect(db.updateTable('widerruf').set({ name: '' }).execute()).rejects.toThrow(refused);
    await expect(db.updateTable('widerrufEreignis').set({ von: '' }).execute()).rejects.toThrow(refused);
    await db.updateTable('widerruf').set({ offen: 1 }).execute();
    expect(await db.selectFrom('widerrufEreignis').select('nr').execute()).toHaveLength(2);
  });
});
