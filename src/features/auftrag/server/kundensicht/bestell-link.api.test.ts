import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sendPost } from '#features/post/server/index.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db } from '#server/db/connect.ts';
import { migrate, migrations, runSteps } from '#server/db/migrate/migrate.ts';
import { testAnschrift, testGezeigt } from '#test/auftrag/auftraege.ts';
import { bestellungVon, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { belegOf, erklaere } from '#test/auftrag/widerruf.ts';
import { type DatabaseName, databases, openDatabase } from '#test/database/databases.ts';
import { buildTestApp, callApi } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import { findByBestellToken, readBestellToken } from './bestell-link.ts';

const now = () => new Date('2026-11-26T09:14:00.000Z');

/** Every value of every row, but for those of tables that belong to this installation alone. */
async function everything(db: Db): Promise<string> {
  const names = ['auftrag', 'auftragEreignis', 'auftragPosten', 'nachricht', 'widerruf', 'widerrufEreignis'];
  const all = await Promise.all(
    names.map(async (name) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
  );
  return JSON.stringify(all);
}

async function order(database: DatabaseName) {
  const shop = await startOpenShop(database, { now });
  const produktId = await insertWare(shop.db, { menge: 5, preis: 5.1 });
  const gast = await gastMit(shop.db, { [produktId]: 1 });
  const reply = await gast.bestelle(shop.app, bestellungVon(await gast.kasse(shop.app)));
  expect(reply.statusCode, reply.body).toBe(201);
  const { token } = reply.json().data as { token: string };
  const { id } = await shop.db.selectFrom('auftrag').select('id').executeTakeFirstOrThrow();
  const statusOf = async (one: string) =>
    (await callApi(shop.app, { method: 'GET', path: `/bestellung/${one}` })).statusCode;
  return { ...shop, id, token, statusOf };
}

/** What leaves the house. */
async function mailsOf(db: Db): Promise<string[]> {
  const mails: string[] = [];
  await sendPost(db, {
    ...{ now: now(), signal: new AbortController().signal },
    weg: { isSmtp: false, send: async ({ html, text }) => void mails.push(`${html} ${text}`) },
    log: { error: (entry) => expect.fail(JSON.stringify(entry)) },
  });
  return mails;
}

/** An order with a message and a declaration, as the version before wrote them. */
async function insertBefore(db: Db, { token, beleg }: { token: string; beleg: string }): Promise<string> {
  const [id, widerrufId] = [ascendingId(), ascendingId()];
  const createdAt = now().toISOString();
  const insert = (table: string, row: object) =>
    db
      .insertInto(table as 'auftrag')
      .values(row as never)
      .execute();
  const email = 'erika@kundschaft.example';
  await insert('auftrag', {
    ...{
      id,
      nummer: 'B-26-K7M4Q',
      token,
      bestellId: 'b'.repeat(24),
      accountId: null,
      email,
      emailKey: email,
    },
    ...{ rechnung: JSON.stringify(testAnschrift), lieferung: null, versandart: 'dhl', zahlart: 'vorkasse' },
    ...{ steuermodus: 'kleinunternehmer', warenCent: 500, versandCent: 0, gesamtCent: 500, steuer: '[]' },
    ...{ terminVon: '2026-11-27', terminBis: '2026-11-30', gezeigt: JSON.stringify(testGezeigt) },
    ...{ zusageVon: '2026-11-27', zusageBis: '2026-11-30', aufgabe: 'geld', suche: '', createdAt },
  });
  const link = `https://laden.example/bestellung/${token}`;
  await insert('nachricht', {
    ...{ id: ascendingId(), messageId: '<a@laden.example>', art: 'bestellung', auftragId: id, an: email },
    ...{ anName: '', betreff: 'Ihre Bestellung', html: `<a href="${link}">`, text: link, anhaenge: '[]' },
    ...{ faelligAt: createdAt, createdAt },
  });
  await insert('widerruf', {
    ...{ id: widerrufId, token: beleg, schluessel: 'e'.repeat(64), name: 'Erika', link: token, createdAt },
    ...{ bestellung: 'B-26-K7M4Q', email, stuecke: '', teile: '[]' },
  });
  return id;
}

describe.each(databases)('links of orders and receipts on %s', (database) => {
  test('are in no row of the database, and in the mails to their customer', async () => {
    const { app, db, token, statusOf } = await order(database);
    expect(await statusOf(token)).toBe(200);
    const { token: beleg } = (await erklaere(app, { link: token })).json().data;
    expect(await belegOf(app, beleg)).toMatchObject({ name: 'Erika Beispiel' });
    const stored = await everything(db);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(beleg);

    const mails = await mailsOf(db);
    expect(mails.filter((mail) => mail.includes(`/bestellung/${token}"`))).toHaveLength(1);
    expect(mails.filter((mail) => mail.includes(`/widerruf#${token}"`))).toHaveLength(1);
    expect(mails.join()).not.toContain('{{');
  });

  test('are left out of what a mail server quotes of a message that it refuses', async () => {
    const { db, token } = await order(database);
    const refused = { responseCode: 554, response: `554 URL /bestellung/${token} listed` };
    await sendPost(db, {
      ...{ now: now(), signal: new AbortController().signal },
      weg: {
        isSmtp: false,
        send: () =>
          Promise.reject(Object.assign(new Error(refused.response), { code: 'EMESSAGE', ...refused })),
      },
      log: { error: () => {} },
    }).catch(() => {});
    const stored = await everything(db);
    expect(stored).toContain('/bestellung/… listed');
    expect(stored).not.toContain(token);
  });

  test('go on working after a backup was restored, which has another secret; so do those that are made then', async () => {
    const { app, db, id, token, statusOf } = await order(database);
    const { token: beleg } = (await erklaere(app, { link: token })).json().data;
    await sql`delete from secret`.execute(db);
    const later = await readBestellToken(db, id);
    expect(later).not.toBe(token);
    expect([await statusOf(token), await statusOf(later)]).toEqual([200, 200]);
    expect(await belegOf(app, beleg)).toMatchObject({ name: 'Erika Beispiel' });
  });

  test('of the version before open what they did, and lie nowhere any more', async () => {
    const { db } = await openDatabase(database);
    const earlier = Object.entries(migrations).filter(([name]) => name < '0028');
    await runSteps(db, Object.fromEntries(earlier));
    const token = 'T'.repeat(43);
    const beleg = 'B'.repeat(43);
    const id = await insertBefore(db, { token, beleg });

    await migrate(db);

    const stored = await everything(db);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(beleg);
    const { link } = await db.selectFrom('widerruf').select('link').executeTakeFirstOrThrow();
    expect(link).toBe(id);
    expect((await findByBestellToken(db, token))?.id).toBe(id);
    expect((await findByBestellToken(db, await readBestellToken(db, id)))?.id).toBe(id);
    expect(await belegOf(await buildTestApp(db), beleg)).toMatchObject({ name: 'Erika' });
    await expect(sql`update widerruf set link = ''`.execute(db)).rejects.toThrow('frozen');
    expect((await mailsOf(db)).join()).toContain(`/bestellung/${await readBestellToken(db, id)}"`);
  });
});
