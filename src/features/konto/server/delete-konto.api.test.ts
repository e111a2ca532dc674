import { describe, expect, test } from 'vitest';
import { hashToken, lockAdmins, startSession } from '#features/auth/server/index.ts';
import { forgetPost, queueNachrichten } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { verifyShop } from '#server/verify/verify-shop.ts';
import { insertAuftrag } from '#test/auftraege.ts';
import { startBenutzerShop } from '#test/benutzer.ts';
import { type DatabaseName, databases } from '#test/databases.ts';
import { insertProdukt, newAccount } from '#test/factories.ts';
import { fillCart } from '#test/fill-cart.ts';
import { bestellungVon, openLaden } from '#test/kasse.ts';
import { fillShelf } from '#test/offener-laden.ts';
import { callApi } from '#test/test-app.ts';
import { deleteKonto } from './delete-konto.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const adresse = 'https://laden.example';
const accountEmail = 'kunigunde@lindenblatt.example';

const remove = (db: Db, accountId: string) =>
  inTransaction(db, (db) => deleteKonto(db, { accountId, now, adresse }), { lockFirst: lockAdmins });

/** The tables in which a text stands, each with the columns. */
async function placesOf(db: Db, text: string): Promise<string[]> {
  const places = new Set<string>();
  for (const { name, columns } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as 'account')
      .selectAll()
      .execute();
    for (const row of rows)
      for (const column of columns)
        if (
          String(row[column.name as 'id'])
            .toLowerCase()
            .includes(text.toLowerCase())
        )
          places.add(`${name}.${column.name}`);
  }
  return [...places].sort();
}

/** A shop with a customer of whom every table has something. */
async function startShop(database: DatabaseName) {
  const shop = await startBenutzerShop(database);
  const { db } = shop;
  const produktId = await insertProdukt(db, { name: 'Lavendeltraum', preis: 7.9 });
  await openLaden(db);
  await fillShelf(db, [produktId], 50);
  const kundin = await shop.insert({ email: accountEmail, vorname: 'Kunigunde', nachname: 'Sommerfeld' });
  return { ...shop, produktId, kundin };
}
type Shop = Awaited<ReturnType<typeof startShop>>;

async function leaveTraces({ app, db, kundin, produktId }: Shop) {
  const { id: accountId, email, token } = kundin;
  await kundin.edit({ telefon: '0341 2312511', notizen: 'Mag Lavendel' });
  await callApi(app, { method: 'PUT', path: '/konto/profil', payload: { telefon: '0341 1' + '234' }, token });
  await callApi(app, { method: 'POST', path: '/auth/login', payload: { email, password: 'falsch' } });
  const times = { createdAt: now.toISOString(), expiresAt: '2099-01-01T00:00:00.000Z' };
  await db
    .insertInto('kontoLink')
    .values({ tokenHash: 'h', art: 'email', accountId, email: `neu-${email}`, ...times })
    .execute();
  await fillCart(db, { accountId }, { [produktId]: 2 });
  const auftrag = await order({ app, kundin });
  await fillCart(db, { accountId }, { [produktId]: 1 });
  const bloecke = [{ kind: 'text' as const, stuecke: [email] }];
  const nachricht = { art: 'geaendert' as const, an: { email }, betreff: 'Geändert', bloecke };
  await inTransaction(db, (db) => queueNachrichten(db, [{ ...nachricht, accountId }], { adresse, now }));
  return auftrag;
}

/** Orders what is in the cart of the account. */
async function order({ app, kundin: { token, email } }: Pick<Shop, 'app' | 'kundin'>): Promise<string> {
  const kasse = (await callApi(app, { method: 'GET', path: '/checkout', token })).json().data;
  const payload = bestellungVon(kasse, { email });
  const reply = await callApi(app, { method: 'POST', path: '/checkout', payload, token });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json().data.nummer;
}

const allOf = async (db: Db) => ({
  posten: await db.selectFrom('auftragPosten').selectAll().execute(),
  ereignisse: await db.selectFrom('auftragEreignis').selectAll().execute(),
  reservierungen: await db.selectFrom('reservierung').selectAll().execute(),
  bestand: await db.selectFrom('bestand').selectAll().execute(),
});

describe.each(databases)('deleting an account on %s', (database) => {
  test('leaves its orders as they were, without the account, and of the person nothing else', async () => {
    const shop = await startShop(database);
    const { db, kundin } = shop;
    const nummer = await leaveTraces(shop);
    const [before, rows] = [await allOf(db), await db.selectFrom('auftrag').selectAll().execute()];
    expect(await placesOf(db, kundin.id)).toEqual(
      expect.arrayContaining(['cart.accountId', 'session.accountId']),
    );
    expect(await db.selectFrom('attempt').select('key').execute()).not.toEqual([]);

    await remove(db, kundin.id);

    expect(await db.selectFrom('auftrag').selectAll().execute()).toEqual(
      rows.map((row) => ({ ...row, accountId: null })),
    );
    expect(await allOf(db)).toEqual(before);
    // The order keeps whom it is for; its first event says by an id, which names nobody now, that an account made it.
    expect(await placesOf(db, kundin.id)).toEqual(['auftragEreignis.vonId']);
    const post = ['an', 'antwortAn', 'html', 'text'].map((column) => `nachricht.${column}`);
    expect(await placesOf(db, accountEmail)).toEqual(['auftrag.email', 'auftrag.emailKey', ...post]);
    expect(await placesOf(db, 'Sommerfeld')).toEqual([
      ...['auftragEreignis.von', 'nachricht.anName', 'nachricht.html', 'nachricht.text'],
    ]);
    expect(await placesOf(db, 'Mag Lavendel')).toEqual([]);
    expect(
      await db.selectFrom('attempt').select('account').where('account', 'is not', null).execute(),
    ).toEqual([]);
    const arten = await db
      .selectFrom('nachricht')
      .select(['art', 'auftragId', 'accountId'])
      .orderBy('id')
      .execute();
    expect(arten).toMatchObject([
      { art: 'bestellung', accountId: null },
      { art: 'neueBestellung', accountId: null },
      { art: 'geloescht', accountId: null, auftragId: null },
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
    expect((await shop.admin.get('/bestellungen')).json().data.auftraege[0].nummer).toBe(nummer);
    expect((await shop.admin.get('/kunden')).body).not.toContain('Sommerfeld');
  });

  test('ends its sessions at once, frees the address, and what was made with it before stays closed to a new account', async () => {
    const shop = await startShop(database);
    const { app, db, kundin } = shop;
    await leaveTraces(shop);
    const second = await startSession(db, kundin, new Date());
    await remove(db, kundin.id);
    for (const token of [kundin.token, second])
      expect((await callApi(app, { method: 'GET', path: '/auth/me', token })).statusCode).toBe(401);
    expect(
      await db.selectFrom('session').select('tokenHash').where('accountId', '=', kundin.id).execute(),
    ).toEqual([]);
    expect(hashToken(second)).not.toBe(second);
    const neu = await shop.insert({ email: accountEmail });
    const list = await callApi(app, { method: 'GET', path: '/konto/bestellungen', token: neu.token });
    expect(list.json().data).toEqual([]);
  });

  test('writes the last message to its owner: what is gone and what stays', async () => {
    const shop = await startShop(database);
    const { db, kundin } = shop;
    await leaveTraces(shop);
    await remove(db, kundin.id);
    const last = await db
      .selectFrom('nachricht')
      .selectAll()
      .where('art', '=', 'geloescht')
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({ an: accountEmail, anName: 'Kunigunde Sommerfeld', geheim: null });
    expect(last.betreff).toBe('Ihr Konto bei Seifenhof ist gelöscht');
    expect(last.text).toContain('Ihre Bestellung bewahren wir ohne das Konto auf');
    expect(last.text.replaceAll(/\s+/g, ' ')).toContain('acht Jahre');

    const ohne = await shop.insert({});
    await remove(db, ohne.id);
    const [post] = await db.selectFrom('nachricht').select('text').where('an', '=', ohne.email).execute();
    expect(post?.text).not.toContain('Bestellung');
  });

  test('and that message is forgotten 30 days after it was sent, the orders’ are not', async () => {
    const shop = await startShop(database);
    const { db, kundin } = shop;
    await leaveTraces(shop);
    await remove(db, kundin.id);
    const count = async () => (await db.selectFrom('nachricht').select('id').execute()).length;
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    await forgetPost(db, { now: later(31) });
    expect(await count()).toBe(3);
    await db.updateTable('nachricht').set({ faelligAt: null }).execute();
    await forgetPost(db, { now: later(29) });
    expect(await count()).toBe(3);
    await forgetPost(db, { now: later(31) });
    expect(await db.selectFrom('nachricht').select('art').orderBy('id').execute()).toEqual([
      { art: 'bestellung' },
      { art: 'neueBestellung' },
    ]);
  });

  test('keeps the names of those who worked here where they did something', async () => {
    const { db, admin, insert, kundin, isDamaged } = await withStaff(database);
    const chef = await insert({ role: 'admin', vorname: 'Otto', nachname: 'Weggang' });
    await admin.token();
    await chef.act(kundin.id);
    await remove(db, chef.id);
    expect(await placesOf(db, 'Weggang')).toEqual(expect.arrayContaining(['kundeAenderung.von']));
    expect(await isDamaged()).toEqual([]);
  });
});

/** The same shop, whose inserted people can change the customer and a setting as their own. */
async function withStaff(database: DatabaseName) {
  const shop = await startShop(database);
  const insert = async (fields: Parameters<Shop['insert']>[0]) => {
    const created = await shop.insert(fields);
    const { token } = created;
    const act = async (id: string) => {
      const payload = { telefon: '0341 99887' };
      const reply = await callApi(shop.app, { method: 'PUT', path: `/kunden/${id}`, payload, token });
      expect(reply.statusCode).toBe(200);
    };
    return { ...created, act };
  };
  return { ...shop, insert, isDamaged: async () => (await verifyShop(shop.db)).problems };
}

describe.each(databases)('deleting an account beside others on %s', (database) => {
  test('refuses the last admin and keeps everything; of two who delete each other one stays', async () => {
    const { db, admin } = await startBenutzerShop(database);
    const { id } = await admin.account();
    await expect(remove(db, id)).rejects.toMatchObject({
      code: 'CONFLICT',
      fehler: ['konto: Das ist der letzte Admin. Bitte zuerst einen zweiten anlegen.'],
    });
    expect((await admin.get('/auth/me')).statusCode).toBe(200);
    expect(await db.selectFrom('nachricht').select('id').execute()).toEqual([]);

    const { createAccountWithKunde } = await import('#features/kunde/server/index.ts');
    const other = await createAccountWithKunde(db, newAccount({ role: 'admin' }), now);
    const outcomes = await Promise.allSettled([remove(db, id), remove(db, other?.id ?? '')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const admins = db.selectFrom('account').select('id').where('role', '=', 'admin');
    expect(await admins.execute()).toHaveLength(1);
  });

  test('an unknown account is not found, twice is once', async () => {
    const { db, kundin } = await startShop(database);
    await expect(remove(db, 'unbekannt')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const outcomes = await Promise.allSettled([remove(db, kundin.id), remove(db, kundin.id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.selectFrom('nachricht').select('art').execute()).toEqual([{ art: 'geloescht' }]);
  });

  test('an order at the same moment is made whole or not at all', async () => {
    const shop = await startShop(database);
    const { app, db, produktId } = shop;
    for (let round = 0; round < 6; round++) {
      const kundin = await shop.insert({});
      const { id: accountId, token, email } = kundin;
      await fillCart(db, { accountId }, { [produktId]: 1 });
      const kasse = (await callApi(app, { method: 'GET', path: '/checkout', token })).json().data;
      const payload = bestellungVon(kasse, { email });
      const ordered = callApi(app, { method: 'POST', path: '/checkout', payload, token });
      const [reply] = await Promise.all([ordered, remove(db, accountId)]);
      const rows = await db.selectFrom('auftrag').select('accountId').where('email', '=', email).execute();
      expect([200, 201, 401]).toContain(reply.statusCode);
      expect(rows).toEqual(reply.statusCode === 401 ? [] : [{ accountId: null }]);
    }
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('a taken order by its link and a save of the profile at the same moment leave nothing behind', async () => {
    const shop = await startShop(database);
    const { app, db, produktId } = shop;
    for (let round = 0; round < 4; round++) {
      const { id, token } = await shop.insert({});
      const gast = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
      const path = `/bestellung/${gast.token}/uebernehmen`;
      const saved = callApi(app, {
        method: 'PUT',
        path: '/konto/profil',
        payload: { vorname: 'Neu' },
        token,
      });
      const taken = callApi(app, { method: 'POST', path, token });
      const added = callApi(app, {
        method: 'POST',
        path: '/cart/add',
        payload: { produktId, menge: 1 },
        token,
      });
      const [, ...replies] = await Promise.all([remove(db, id), saved, taken, added]);
      for (const { statusCode } of replies) expect([200, 201, 401]).toContain(statusCode);
      const row = await db
        .selectFrom('auftrag')
        .select('accountId')
        .where('id', '=', gast.id)
        .executeTakeFirst();
      expect(row).toEqual({ accountId: null });
      expect(await placesOf(db, id)).toEqual([]);
    }
    expect((await verifyShop(db)).problems).toEqual([]);
  });
});
