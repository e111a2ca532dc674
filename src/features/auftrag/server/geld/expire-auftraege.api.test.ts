import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readBestellung } from '#features/bestellung/server/read-bestellung.ts';
import type { Db } from '#server/db/connect.ts';
import { gehalten, insertAuftrag } from '#test/auftrag/auftraege.ts';
import { type DatabaseName, databases, openMigratedDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { expireAuftraege, hasFaelligen } from './expire-auftraege.ts';

const log = { error: (entry: object) => expect.fail(JSON.stringify(entry)) };
const adresse = 'http://localhost';
const vorher = new Date('2026-11-28T08:59:59.000Z');
const reminder = new Date('2026-11-28T09:00:00.000Z');
const storno = new Date('2026-12-03T19:00:00.000Z');

async function eventsOf(db: Db, auftragId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('auftragEreignis')
    .select(['typ', 'von'])
    .where('auftragId', '=', auftragId)
    .orderBy('nr')
    .execute();
  return rows.map(({ typ }) => typ);
}

/** Makes every change to the due time of an order with broken data fail. */
async function refuseFaellig(db: Db, database: DatabaseName): Promise<void> {
  if (database === 'SQLite') {
    await sql`create trigger refuse before update of "faelligAt" on auftrag when old.gezeigt = '{}'
      begin select raise(abort, 'refused'); end`.execute(db);
    return;
  }
  await sql`alter table auftrag add constraint refuse
    check (gezeigt <> '{}' or "faelligAt" = ${sql.lit(vorher.toISOString())})`.execute(db);
}

describe.each(databases)('unpaid orders on %s', (database) => {
  test('are reminded, then cancelled and their pieces freed, each at its time', async () => {
    const { db } = await openMigratedDatabase(database);
    const produktId = await insertProdukt(db);
    const { id } = await insertAuftrag(db, { posten: [{ produktId, menge: 3 }] });
    const run = (now: Date) => expireAuftraege(db, { adresse, now, log });

    expect(await hasFaelligen(db, vorher)).toBe(false);
    await run(vorher);
    expect(await eventsOf(db, id)).toEqual(['bestellt']);

    expect(await hasFaelligen(db, reminder)).toBe(true);
    await run(reminder);
    await run(reminder);
    expect(await eventsOf(db, id)).toEqual(['bestellt', 'erinnert']);
    expect(await hasFaelligen(db, new Date(storno.getTime() - 1))).toBe(false);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 3, zeilen: 3 });

    await run(storno);
    await run(storno);
    expect(await eventsOf(db, id)).toEqual(['bestellt', 'erinnert', 'storniert']);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 0, zeilen: 0 });
    expect(await hasFaelligen(db, new Date('2030-01-01T00:00:00.000Z'))).toBe(false);
  });

  test('after a shop was off for two weeks they are reminded first, and the page says the new day', async () => {
    const { db } = await openMigratedDatabase(database);
    const produktId = await insertProdukt(db);
    const { id, token } = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
    const late = new Date('2026-12-12T09:00:00.000Z');
    await expireAuftraege(db, { adresse, now: late, log });
    expect(await eventsOf(db, id)).toEqual(['bestellt', 'erinnert']);
    expect((await readBestellung(db, token)).ueberweisung?.stornoAm).toBe('2026-12-17');
    expect(await hasFaelligen(db, new Date('2026-12-17T18:59:00.000Z'))).toBe(false);
    await expireAuftraege(db, { adresse, now: new Date('2026-12-17T19:00:00.000Z'), log });
    expect(await eventsOf(db, id)).toEqual(['bestellt', 'erinnert', 'storniert']);
  });

  test('many are handled, each once, also by two nodes at the same time', async () => {
    const { db, reopen } = await openMigratedDatabase(database);
    const node = database === 'SQLite' ? db : reopen();
    const produktId = await insertProdukt(db);
    const ids: string[] = [];
    for (let i = 0; i < 60; i += 1)
      ids.push((await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] })).id);
    const both = (now: Date) =>
      Promise.all([db, node].map((handle) => expireAuftraege(handle, { adresse, now, log })));
    await both(reminder);
    await both(storno);
    for (const id of ids) expect(await eventsOf(db, id)).toEqual(['bestellt', 'erinnert', 'storniert']);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 0, zeilen: 0 });
  });

  test('one that fails is logged without its data, holds up no other, and is tried again an hour later', async () => {
    const { db } = await openMigratedDatabase(database);
    const posten = [{ produktId: await insertProdukt(db), menge: 1 }];
    const broken = await insertAuftrag(db, { posten, gezeigt: '{}', faelligAt: vorher.toISOString() });
    const good = await insertAuftrag(db, { posten });
    const errors: object[] = [];
    await expireAuftraege(db, { adresse, now: reminder, log: { error: (entry) => errors.push(entry) } });
    expect(errors).toEqual([{ err: expect.any(Error), auftragId: broken.id }]);
    expect(await eventsOf(db, good.id)).toEqual(['bestellt', 'erinnert']);
    expect(await eventsOf(db, broken.id)).toEqual(['bestellt']);
    expect(await hasFaelligen(db, new Date(reminder.getTime() + 3_599_000))).toBe(false);
    expect(await hasFaelligen(db, new Date(reminder.getTime() + 3_600_000))).toBe(true);
  });

  test('one that cannot even be postponed is logged too, and holds up no other', async () => {
    const { db } = await openMigratedDatabase(database);
    const posten = [{ produktId: await insertProdukt(db), menge: 1 }];
    const broken = await insertAuftrag(db, { posten, gezeigt: '{}', faelligAt: vorher.toISOString() });
    const good = await insertAuftrag(db, { posten });
    await refuseFaellig(db, database);
    const errors: string[] = [];
    await expireAuftraege(db, {
      adresse,
      now: reminder,
      log: { error: (_entry, message) => errors.push(message) },
    });
    expect(errors).toEqual([
      'an order that is due could not be handled',
      'an order that is due could not be postponed',
    ]);
    expect(await eventsOf(db, broken.id)).toEqual(['bestellt']);
    expect(await eventsOf(db, good.id)).toEqual(['bestellt', 'erinnert']);
    expect(await hasFaelligen(db, reminder)).toBe(true);
  });

  test('a stop ends the run between two orders', async () => {
    const { db } = await openMigratedDatabase(database);
    const { id } = await insertAuftrag(db, { posten: [{ produktId: await insertProdukt(db), menge: 1 }] });
    const stopped = expireAuftraege(db, { adresse, now: reminder, log, signal: AbortSignal.abort() });
    await expect(stopped).rejects.toThrow();
    expect(await eventsOf(db, id)).toEqual(['bestellt']);
  });
});
