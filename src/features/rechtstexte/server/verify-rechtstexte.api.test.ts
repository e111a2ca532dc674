import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import type { Db } from '#server/db/connect.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import { databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { rechtstextVerwaltungCalls as calls } from '../verwaltung-calls.ts';
import { verifyRechtstexte } from './verify-rechtstexte.ts';

const author = { createdAt: '2026-11-23T09:00:00.000Z', von: 'Erika', vonId: null };

/** Switches the triggers off that keep the rows. */
async function withoutGuards(db: Db): Promise<void> {
  for (const table of ['rechtstext', 'rechtstextPruefung']) {
    if (!isOnSqlite(db)) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
      continue;
    }
    for (const event of ['Update', 'Delete'])
      await sql`drop trigger ${sql.id(`${table}Refuses${event}`)}`.execute(db);
  }
}

function insertFassung(db: Db, art: string, nr: number) {
  const text = `Fassung ${nr}`;
  const hash = createHash('sha256').update(text).digest('hex');
  const row = { art, nr, text, hash, gueltigAb: '2026-11-23', stand: 'November 2026', ...author };
  return db.insertInto('rechtstext').values(row).execute();
}

function insertPruefung(db: Db, art: string, nr: number) {
  const row = { id: `${art} ${nr}`, art, nr, geprueftAm: '2026-11-20', ...author };
  return db.insertInto('rechtstextPruefung').values(row).execute();
}

describe.each(databases)('the verification of legal texts on %s', (database) => {
  test('finds nothing in texts and checks that the back office has written', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const params = { art: 'agb' };
    for (const text of ['Erste', 'Zweite']) {
      const { data } = await admin.send(calls.saveEntwurf, { params, body: { text, version: null } });
      const heute = (await admin.send(calls.read, { params })).data.heute;
      const body = { version: data.version, gueltigAb: heute, geprueftAm: heute };
      await admin.send(calls.publish, { params, body });
    }
    const pruefung = { params: { ...params, nr: 1 }, body: { geprueftAm: '2026-01-02' } };
    await admin.send(calls.savePruefung, pruefung);
    expect((await verifyShop(db)).problems).toEqual([]);

    await withoutGuards(db);
    await db.updateTable('rechtstext').set({ text: 'Anders' }).where('nr', '=', 3).execute();
    expect(await verifyRechtstexte(db)).toEqual([
      'Rechtstext „agb“, Fassung 3: hat einen anderen Text als bei der Veröffentlichung.',
    ]);
    await db.deleteFrom('rechtstext').where('nr', '=', 2).execute();
    expect(await verifyRechtstexte(db)).toContain('Rechtstext „agb“, Fassung 3: die Fassung davor fehlt.');
    await db.deleteFrom('rechtstext').execute();
    expect(await verifyRechtstexte(db)).toEqual(
      [2, 3].map((nr) => `Prüfung von Rechtstext „agb“, Fassung ${nr}: diese Fassung gibt es nicht.`),
    );
  });

  test('finds a kind that does not exist, a gap, and a check of a version that does not exist', async () => {
    const { db } = await startTestApp(database);
    await insertFassung(db, 'agb', 2);
    await insertFassung(db, 'agb', 4);
    await insertFassung(db, 'hausordnung', 2);
    await insertPruefung(db, 'impressum', 1);
    await insertPruefung(db, 'impressum', 2);
    expect((await verifyShop(db)).problems.filter((one) => one.includes('Rechtstext')).toSorted()).toEqual([
      'Prüfung von Rechtstext „impressum“, Fassung 2: diese Fassung gibt es nicht.',
      'Rechtstext „agb“, Fassung 4: die Fassung davor fehlt.',
      'Rechtstext „hausordnung“, Fassung 2: diese Art gibt es nicht.',
    ]);
  });
});
