import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { toPosten } from '#features/auftrag/server/kundensicht/to-bestellung.ts';
import { hauptmerkmale, merkmaleText } from '#shared/merkmale/merkmale-text.ts';
import { type DatabaseName, databases, openDatabase } from '#test/database/databases.ts';
import type { Db } from '../connect.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

const createdAt = '2026-11-23T09:00:00.000Z';
const odd = 'Ä "Shea\\\n;\' 🧼 < & \u0001';

type Worte = { seife: string | null; aroma: string | null; gramm: number | null };
const seifen = [null, '', 'Sheabutter', 'Duft', odd];
const alle: Worte[] = seifen.flatMap((seife) =>
  seifen.flatMap((aroma) => [null, 0, 9, 100].map((gramm) => ({ seife, aroma, gramm }))),
);

/** What the version before showed, on its long lines, here with the separator of today, and on its short ones. */
const langOf = ({ seife, aroma, gramm }: Worte) =>
  [seife, aroma, gramm && `${gramm} g`].filter(Boolean).join(' ·\u00a0');
const kurzOf = ({ seife, gramm }: Worte) => [seife, gramm && `${gramm} g`].filter(Boolean).join(', ');

/** Two carts and an order with a line for each of these words, as the version before wrote them. */
async function openAlt(database: DatabaseName): Promise<Db> {
  const { db } = await openDatabase(database);
  const earlier = Object.entries(migrations).filter(([name]) => name < '0031');
  await runSteps(db, Object.fromEntries(earlier));
  await sql`insert into cart (id, "expiresAt") values ('gast', ${createdAt})`.execute(db);
  for (const [at, { seife, gramm }] of alle.entries())
    await sql`insert into "cartItem" ("cartId", "produktId", menge, name, seife, gramm, bild, "createdAt")
      values ('gast', ${`p${at}`}, 2, ${`Name ${at}`}, ${seife}, ${gramm}, 'bild', ${createdAt})`.execute(db);
  const auftrag = {
    ...{ id: 'auftrag-1', nummer: 'B-26-K7M4Q', tokenHash: 'a'.repeat(43), bestellId: 'b'.repeat(24) },
    ...{ email: '', emailKey: '', rechnung: '{}', versandart: 'dhl', zahlart: 'vorkasse' },
    ...{ steuermodus: 'regelbesteuerung', warenCent: 500, versandCent: 0, gesamtCent: 500, steuer: '[]' },
    ...{ terminVon: '2026-11-27', terminBis: '2026-11-30', zusageVon: '2026-11-27', zusageBis: '2026-11-30' },
    ...{
      gezeigt: '{}',
      aufgabe: 'geld',
      suche: '',
      createdAt,
      datenstand: 'anonym',
      datenstandAt: createdAt,
    },
  };
  await db
    .insertInto('auftrag')
    .values(auftrag as never)
    .execute();
  const posten = alle.map((worte, at) => ({
    ...{ auftragId: 'auftrag-1', nr: at + 1, produktId: `p${at}`, name: `Name ${at}`, typ: 'seife' },
    ...{ ...worte, packgewicht: 120, preisCent: 500, grundpreisCent: 5000, menge: 1, summeCent: 500 },
    ...{ steuersatzPromille: 190, bild: 'bild', aufBestellung: 0 },
  }));
  await db
    .insertInto('auftragPosten')
    .values(posten as never)
    .execute();
  return db;
}

describe.each(databases)('carts and orders of the version before the merkmale on %s', (database) => {
  test('show the same words as before, and keep everything else', async () => {
    const db = await openAlt(database);
    const before = await db.selectFrom('auftragPosten').selectAll().orderBy('nr').execute();

    await migrate(db);

    const rows = await db.selectFrom('auftragPosten').selectAll().orderBy('nr').execute();
    const shown = rows.map((row) => toPosten(row).merkmale);
    expect(shown.map((one) => merkmaleText(one))).toEqual(alle.map(langOf));
    expect(shown.map((one) => merkmaleText(hauptmerkmale(one), ', '))).toEqual(alle.map(kurzOf));
    const ohneWorte = ({ seife: _, aroma: _aroma, merkmale: _merkmale, ...rest }: Record<string, unknown>) =>
      rest;
    expect(rows.map(ohneWorte)).toEqual(before.map(ohneWorte));
    const update = db.updateTable('auftragPosten').set({ merkmale: '[]' });
    await expect(update.execute()).rejects.toThrow('rows of auftragPosten are only added');

    const lines = await db.selectFrom('cartItem').selectAll().execute();
    const byId = new Map(lines.map((line) => [line.produktId, line]));
    for (const [at, worte] of alle.entries()) {
      const { merkmale = '', ...rest } = byId.get(`p${at}`) ?? {};
      expect(merkmaleText(JSON.parse(merkmale), ', ')).toBe(kurzOf(worte));
      const same = { cartId: 'gast', produktId: `p${at}`, menge: 2, name: `Name ${at}`, bild: 'bild' };
      expect(rest).toEqual({ ...same, gramm: worte.gramm, createdAt });
    }
  });
});
