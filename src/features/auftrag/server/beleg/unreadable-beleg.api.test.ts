import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeBackup } from '#app/server/backup/make-backup.ts';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { listBelegeVon, verifyBelege } from '#features/beleg/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { done } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { withoutBelegGuards } from '#test/beleg/without-guards.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { insertWare } from '#test/ware/ware.ts';
import { verifyAuftraege } from '../verify/verify-auftraege.ts';
import { writeAltbeleg } from './write-altbeleg.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');
const tag = '2026-11-24';
const dhl = { dienst: 'DHL', nummer: '' };

/** An order of three soaps of which one has left, with its invoice. */
async function startShop(database: DatabaseName) {
  const shop = await startOpenShop(database, { now });
  const { db, as } = shop;
  const produktId = await insertWare(db, { menge: 9, preis: 5.1, name: 'Rose' });
  const zahlung = { typ: 'zahlung' as const, angaben: { betragCent: 2020, tag }, at: now().toISOString() };
  const auftrag = await insertAuftrag(db, { posten: [{ produktId, menge: 3 }], ereignisse: [zahlung] });
  const ada = as('admin');
  const rest = { von: '2026-12-01', bis: '2026-12-03' };
  await done(ada, auftrag, ['versendet', { ...dhl, teile: [{ nr: 1, menge: 1 }], rest }]);
  expect((await verifyShop(db)).problems).toEqual([]);
  await withoutBelegGuards(db);
  return { ...shop, ada, auftrag };
}

const verify = async (db: Db) => [...(await verifyBelege(db)), ...(await verifyAuftraege(db))];

const inhalt = (text: string) => (db: Db) => db.updateTable('belegInhalt').set({ inhalt: text }).execute();
const breaches: [string, (db: Db) => Promise<unknown>, string][] = [
  ['whose content is no JSON', inhalt('kaputt'), 'der Inhalt ist nicht lesbar.'],
  ['whose content is of another form', inhalt('{"form":2}'), 'der Inhalt ist nicht lesbar.'],
  ['whose content is missing', (db) => db.deleteFrom('belegInhalt').execute(), 'der Inhalt fehlt.'],
];

describe.each(databases)('a document on %s', (database) => {
  test.each(breaches)(
    '%s is reported, and the next parcel leaves without one',
    async (...[, breach, text]) => {
      const { db, ada, auftrag } = await startShop(database);
      await breach(db);
      expect(await verify(db)).toContain(`Beleg RE-2026-0001: ${text}`);
      const seite = (await ada.get(`/bestellungen/${auftrag.id}`)).json().data;
      expect(seite).toMatchObject({
        brauchtRechnungAn: false,
        belege: [{ nummer: 'RE-2026-0001', brutto: 10 }],
      });

      await done(ada, auftrag, ['versendet', dhl]);
      await done(ada, auftrag, ['nachlass', { betrag: 2, text: 'Bruch' }]);
      expect((await listBelegeVon(db, [auftrag.id])).get(auftrag.id)).toHaveLength(1);
      expect(await listPost(db, 'versandt')).toHaveLength(2);
      expect(await verify(db)).toContain(
        `Bestellung ${auftrag.nummer}: ihre Belege berechnen zu 19 % 1000 Cent, zu berechnen sind 1820 Cent.`,
      );
    },
  );

  test('whose content cannot be read is downloaded as its kept PDF', async () => {
    const { db, ada, auftrag } = await startShop(database);
    const { id: belegId } = await db.selectFrom('beleg').select('id').executeTakeFirstOrThrow();
    const createdAt = now().toISOString();
    const pdf = { belegId, daten: Buffer.from('%PDF damals'), hash: 'b'.repeat(64), createdAt };
    await db.insertInto('belegPdf').values(pdf).execute();
    await inhalt('kaputt')(db);
    const reply = await ada.get(`/bestellungen/${auftrag.id}/belege/RE-2026-0001`);
    expect([reply.statusCode, reply.body]).toEqual([200, '%PDF damals']);
  });

  test('that fails to be written for another reason than what its order says fails aloud', async () => {
    const { db } = await startShop(database);
    const produktId = await insertWare(db, { menge: 9, preis: 5.1, name: 'Minze' });
    const versendet = { typ: 'versendet' as const, angaben: { ...dhl, teile: [{ nr: 1, menge: 1 }] } };
    const { id } = await insertAuftrag(db, {
      ...{ posten: [{ produktId, menge: 1 }], ereignisse: [{ ...versendet, at: now().toISOString() }] },
    });
    const broken = db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'InsertQueryNode') throw new SyntaxError('a mistake of the program');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(writeAltbeleg(broken, id, now())).rejects.toThrow('a mistake of the program');
  });

  test('whose taxes cannot be read is reported, and the next one follows from what it says', async () => {
    const { db, ada, auftrag } = await startShop(database);
    await db.updateTable('beleg').set({ steuern: 'kaputt' }).execute();
    const fehler = 'Beleg RE-2026-0001: die Steuer folgt nicht aus den Zeilen.';
    expect(await verify(db)).toContain(fehler);
    await done(ada, auftrag, ['versendet', dhl]);
    const belege = (await listBelegeVon(db, [auftrag.id])).get(auftrag.id);
    expect(belege?.map(({ bruttoCent, steuern }) => [bruttoCent, steuern.length])).toEqual([
      [1000, 0],
      [1020, 1],
    ]);
  });
});

test.each(breaches)('a shop with a document %s is backed up with its problems', async (_title, breach) => {
  const { db, place } = await startShop('SQLite');
  await breach(db);
  const dir = mkdtempSync(join(tmpdir(), 'laden-beleg-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const file = join(dir, 'laden.backup');
  const { problems } = await makeBackup(place, file);
  expect(problems).toContainEqual(expect.stringContaining('Beleg RE-2026-0001: der Inhalt'));
  expect(existsSync(file)).toBe(true);
});
