import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { startSession } from '#features/auth/server/index.ts';
import { forgetPost, queueNachrichten } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { fillCart } from '#test/auftrag/fill-cart.ts';
import { bestellungVon } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import {
  accountEmail,
  type LoeschShop,
  loeschZeit,
  placesOf,
  remove,
  startLoeschShop,
} from '#test/konto/loeschung.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { callApi } from '#test/test-app.ts';

const now = loeschZeit;
const adresse = 'https://laden.example';

async function leaveTraces({ app, db, kundin, produktId }: LoeschShop) {
  const { id: accountId, email, token } = kundin;
  await kundin.edit({ telefon: '0341 2312511', notizen: 'Mag Lavendel' });
  await callApi(app, { method: 'PUT', path: '/konto/profil', payload: { telefon: '0341 55501' }, token });
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
  const frage = { id: '0'.repeat(32), name: 'K. S.', email, bestellnummer: '', nachricht: 'Duftet sie?' };
  await callApi(app, { method: 'POST', path: '/kontakt', payload: { ...frage, betreff: '' } });
  return auftrag;
}

/** Orders what is in the cart of the account. */
async function order({ app, kundin: { token, email } }: Pick<LoeschShop, 'app' | 'kundin'>): Promise<string> {
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
    const shop = await startLoeschShop(database);
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
    const post = ['an', 'antwortAn', 'inhalt'].map((column) => `nachricht.${column}`);
    expect(await placesOf(db, accountEmail)).toEqual([
      ...['auftrag.email', 'auftrag.emailKey', 'auftrag.suche'],
      ...post,
    ]);
    expect(await placesOf(db, 'Sommerfeld')).toEqual([
      ...['auftragEreignis.von', 'nachricht.anName', 'nachricht.inhalt'],
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
      // What the person asked the workshop stays for a year, in its correspondence.
      { art: 'kontakt', accountId: null, auftragId: null },
      { art: 'geloescht', accountId: null, auftragId: null },
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
    expect((await shop.admin.get('/bestellungen')).json().data.auftraege[0].nummer).toBe(nummer);
    expect((await shop.admin.get('/kunden')).body).not.toContain('Sommerfeld');
  });

  test('ends its sessions at once, frees the address, and what was made with it before stays closed to a new account', async () => {
    const shop = await startLoeschShop(database);
    const { app, db, kundin } = shop;
    await leaveTraces(shop);
    const second = await startSession(db, kundin, new Date());
    await remove(db, kundin.id);
    for (const token of [kundin.token, second])
      expect((await callApi(app, { method: 'GET', path: '/auth/me', token })).statusCode).toBe(401);
    expect(
      await db.selectFrom('session').select('tokenHash').where('accountId', '=', kundin.id).execute(),
    ).toEqual([]);
    const neu = await shop.insert({ email: accountEmail });
    const list = await callApi(app, { method: 'GET', path: '/konto/bestellungen', token: neu.token });
    expect(list.json().data).toEqual([]);
  });

  test('addresses nobody by a name that a stranger may have written', async () => {
    const { db, insert } = await startLoeschShop(database);
    const fremd = await insert({
      email: 'opfer@kundschaft.example',
      vorname: 'Gewinn',
      nachname: 'angriff.example',
    });
    await remove(db, fremd.id);
    const [last] = await listPost(db, 'geloescht');
    expect(last).toMatchObject({ an: 'opfer@kundschaft.example', anName: '' });
    expect(`${last?.html}${last?.text}${last?.betreff}`).not.toMatch(/Gewinn|angriff/);
  });

  test('writes the last message to its owner: what is gone and what stays', async () => {
    const shop = await startLoeschShop(database);
    const { db, kundin } = shop;
    await leaveTraces(shop);
    await remove(db, kundin.id);
    const [last] = await listPost(db, 'geloescht');
    expect(last).toMatchObject({ an: accountEmail, anName: 'Kunigunde Sommerfeld', geheim: null });
    expect(last?.betreff).toBe('Ihr Konto bei Seifenhof ist gelöscht');
    expect(last?.text).toContain('Ihre Bestellung bewahren wir ohne das Konto auf');
    expect(last?.text.replaceAll(/\s+/g, ' ')).toContain('acht Jahre');

    const ohne = await shop.insert({});
    await remove(db, ohne.id);
    const post = (await listPost(db)).find(({ an }) => an === ohne.email);
    expect(post?.text).not.toContain('Bestellung');
  });

  test('and that message is forgotten after 30 days, what was asked by the contact form after a year, letters about orders are not', async () => {
    const shop = await startLoeschShop(database);
    const { db, kundin } = shop;
    await leaveTraces(shop);
    await remove(db, kundin.id);
    await db.updateTable('nachricht').set({ createdAt: now.toISOString() }).execute();
    const left = async (days: number) => {
      const at = new Date(now.getTime() + days * 86_400_000);
      await forgetPost(db, { now: at });
      const rows = await db.selectFrom('nachricht').select('art').orderBy('id').execute();
      return rows.map(({ art }) => art).filter((art) => art !== 'bestellung');
    };
    // They wait: what is not sent is not forgotten.
    expect(await left(366)).toEqual(['neueBestellung', 'kontakt', 'geloescht']);
    await db.updateTable('nachricht').set({ faelligAt: null }).execute();
    expect(await left(29)).toEqual(['neueBestellung', 'kontakt', 'geloescht']);
    expect(await left(31)).toEqual(['kontakt']);
    expect(await left(364)).toEqual(['kontakt']);
    expect(await left(366)).toEqual([]);
    const auftrag = db.selectFrom('nachricht').select('art').where('auftragId', 'is not', null);
    expect(await auftrag.execute()).toEqual([{ art: 'bestellung' }]);
  });

  test('keeps the names of those who worked here where they did something', async () => {
    const { app, db, insert, kundin, produktId } = await startLoeschShop(database);
    const chef = await insert({ role: 'admin', vorname: 'Otto', nachname: 'Weggang' });
    const { token } = chef;
    const korrektur = { typ: 'produkt', artikelId: produktId, aenderung: -1, grund: 'Bruch' };
    for (const call of [
      { method: 'PUT', path: `/kunden/${kundin.id}`, payload: { telefon: '0341 99887' } },
      { method: 'POST', path: '/lager/korrektur', payload: korrektur },
    ] as const) {
      const reply = await callApi(app, { ...call, token });
      expect(reply.statusCode, reply.body).toBeLessThan(300);
    }
    const written = (place: string) => !place.startsWith('account.') && !place.startsWith('nachricht.');
    const before = (await placesOf(db, 'Weggang')).filter(written);
    expect(before).toEqual(['bewegung.accountName', 'kundeAenderung.von']);
    await remove(db, chef.id);
    expect((await placesOf(db, 'Weggang')).filter(written)).toEqual(before);
    expect((await verifyShop(db)).problems).toEqual([]);
  });
});
