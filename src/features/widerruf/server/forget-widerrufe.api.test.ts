import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import type { Db } from '#server/db/connect.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { forgetWiderrufe, readWiderrufFrist } from './forget-widerrufe.ts';

const now = new Date();
/** The year whose letters are over since the beginning of this one. */
const vorbei = now.getUTCFullYear() - 7;

async function insertWiderruf(
  db: Db,
  id: string,
  { createdAt, offen }: { createdAt: string; offen: number },
) {
  const angaben = { name: 'Erika', bestellung: 'B-19-K7M4Q', email: 'erika@kundschaft.example' };
  const rest = { stuecke: '', teile: '[]', link: '', bearbeitet: 1 };
  const row = { id, tokenHash: id.padEnd(43, 'x'), schluessel: id.padEnd(64, 'a'), createdAt, offen };
  await db
    .insertInto('widerruf')
    .values({ ...row, ...angaben, ...rest })
    .execute();
  const ereignis = { typ: 'beleg', angaben: '{"weg":"post"}', von: 'Laden', vonId: null, createdAt };
  await db
    .insertInto('widerrufEreignis')
    .values({ widerrufId: id, nr: 1, ...ereignis })
    .execute();
}

describe.each(databases)('declarations of withdrawal on %s', (database) => {
  test('go six years after the end of their year with their events, unless something is to be done with them', async () => {
    const { db } = await openMigratedDatabase(database);
    await insertWiderruf(db, 'alt', { createdAt: `${vorbei}-12-31T22:59:59.999Z`, offen: 0 });
    await insertWiderruf(db, 'offen', { createdAt: `${vorbei}-06-01T09:00:00.000Z`, offen: 1 });
    await insertWiderruf(db, 'neu', { createdAt: `${vorbei}-12-31T23:00:00.000Z`, offen: 0 });
    expect(await readWiderrufFrist(db, now)).toEqual({ anzahl: 3, faellig: 1 });
    await forgetWiderrufe(db, { now });
    await forgetWiderrufe(db, { now });
    const ids = await db.selectFrom('widerruf').select('id').orderBy('id').execute();
    expect(ids).toEqual([{ id: 'neu' }, { id: 'offen' }]);
    const events = await db
      .selectFrom('widerrufEreignis')
      .select('widerrufId')
      .orderBy('widerrufId')
      .execute();
    expect(events).toEqual([{ widerrufId: 'neu' }, { widerrufId: 'offen' }]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('are not deleted before that, whatever the time of the caller says, and never changed', async () => {
    const { db } = await openMigratedDatabase(database);
    await insertWiderruf(db, 'neu', { createdAt: `${vorbei + 1}-06-01T09:00:00.000Z`, offen: 0 });
    const refused = /rows of widerruf(Ereignis)? are (frozen|only added)/;
    await expect(forgetWiderrufe(db, { now: new Date('2099-01-01T00:00:00.000Z') })).rejects.toThrow(refused);
    await expect(db.deleteFrom('widerruf').execute()).rejects.toThrow(refused);
    await expect(db.updateTable('widerruf').set({ name: '' }).execute()).rejects.toThrow(refused);
    await expect(db.updateTable('widerrufEreignis').set({ von: '' }).execute()).rejects.toThrow(refused);
    await db.updateTable('widerruf').set({ offen: 1 }).execute();
    expect(await db.selectFrom('widerrufEreignis').select('nr').execute()).toHaveLength(1);
  });
});
