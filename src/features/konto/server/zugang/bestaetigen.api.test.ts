import { describe, expect, test } from 'vitest';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { bestellungVon, startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { geheimOf, neuesPasswort, passwort, startKonto } from '#test/konto/konto.ts';
import { callApi, deviceOf } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';

const email = 'erika@kundschaft.example';
const neu = 'erika.neu@kundschaft.example';
const missing = [400, ['password: Bitte geben Sie das Passwort Ihres Kontos ein.']];
const wrong = [400, ['password: Das Passwort stimmt nicht.']];

/**
 * An account whose address is not confirmed, and the secret of the link in the mail to it; with `art` 'email'
 * to another address.
 */
async function startUnconfirmed(database: (typeof databases)[number], art: 'bestaetigung' | 'email') {
  const started = await startKonto(database);
  const { db, app, addAccount, post } = started;
  const { id, token } = await addAccount({ email });
  if (art === 'bestaetigung') await post('/bestaetigung', undefined, { token });
  else await post('/email', { email: neu, password: passwort }, { token });
  const link = await geheimOf(db, art);
  const readKonto = () =>
    db
      .selectFrom('account')
      .select(['email', 'emailBestaetigtAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const confirm = async (body: object = {}, rest: Parameters<typeof post>[2] = {}) => {
    const reply = await post('/link/bestaetigen', { link, ...body }, rest);
    return [reply.statusCode, reply.json().fehler];
  };
  const readBestellungen = async (session: string) => {
    const reply = await callApi(app, { method: 'GET', path: '/konto/bestellungen', token: session });
    return reply.json().data;
  };
  return { ...started, id, token, link, readKonto, confirm, readBestellungen };
}

describe.each(databases)('an address on %s', (database) => {
  test.each(['bestaetigung', 'email'] as const)(
    'of a stranger’s account is not confirmed by who reads its mail alone: %s',
    async (art) => {
      const { post, me, link, token, readKonto, confirm } = await startUnconfirmed(database, art);
      const before = await readKonto();
      expect(await confirm()).toEqual(missing);
      expect(await confirm({ password: '' })).toEqual(missing);
      expect(await confirm({ password: neuesPasswort })).toEqual(wrong);
      expect(await readKonto()).toEqual(before);
      expect((await me(token)).statusCode).toBe(200);
      // The link is still there for the owner of the account.
      expect((await post('/link', { link })).json().data).toMatchObject({ art, istAngemeldet: false });
      expect(await confirm({ password: passwort })).toEqual([200, undefined]);
      expect(await readKonto()).toEqual({
        email: art === 'email' ? neu : email,
        emailBestaetigtAt: '2026-11-23T09:00:00.000Z',
      });
    },
  );

  test.each(['bestaetigung', 'email'] as const)(
    'is confirmed with a session of the account: %s',
    async (art) => {
      const { post, link, token, readKonto, confirm } = await startUnconfirmed(database, art);
      expect((await post('/link', { link }, { token })).json().data.istAngemeldet).toBe(true);
      expect(await confirm({ password: 'falsch' }, { token })).toEqual([200, undefined]);
      expect((await readKonto()).emailBestaetigtAt).toBe('2026-11-23T09:00:00.000Z');
      expect(await confirm({}, { token })).toEqual([404, undefined]);
    },
  );

  test('is not confirmed with a session that is over or of another account, which is no fault', async () => {
    const { db, addAccount, post, link, token, confirm } = await startUnconfirmed(database, 'bestaetigung');
    const { token: other } = await addAccount({ email: 'anna@kundschaft.example' });
    const { token: admin } = await addAccount({ email: 'ada@laden.example', role: 'admin' });
    await post('/logout', undefined, { token });
    for (const shown of [token, other, admin, 'x'.repeat(43)]) {
      const looked = await post('/link', { link }, { token: shown });
      expect([looked.statusCode, looked.json().data.istAngemeldet]).toEqual([200, false]);
      expect(await confirm({}, { token: shown })).toEqual(missing);
    }
    expect(await confirm({ password: passwort }, { token: other })).toEqual([200, undefined]);
    expect(await db.selectFrom('kontoLink').selectAll().execute()).toEqual([]);
  });

  test('cannot be used to guess the password: the counts are those of signing in', async () => {
    const { pass, signIn, confirm } = await startUnconfirmed(database, 'bestaetigung');
    const device = { cookie: deviceOf(await signIn(email)) };
    for (let i = 0; i < 5; i += 1) expect(await confirm({ password: 'falsch' })).toEqual(wrong);
    expect((await confirm({ password: passwort }))[0]).toBe(429);
    expect((await signIn(email)).statusCode).toBe(429);
    // A device that signed in before has a count of its own.
    expect(await confirm({ password: 'falsch' }, device)).toEqual(wrong);
    pass(30_000);
    expect(await confirm({ password: passwort })).toEqual([200, undefined]);
  });

  test('is confirmed once by two who use the link at the same moment', async () => {
    const { confirm, token } = await startUnconfirmed(database, 'bestaetigung');
    const replies = await Promise.all([confirm({ password: passwort }), confirm({}, { token })]);
    expect(replies.map(([status]) => status).sort()).toEqual([200, 404]);
  });

  test('is not confirmed with a password that is changed at the same moment', async () => {
    const { db, post, token, readKonto, confirm } = await startUnconfirmed(database, 'email');
    const [changed, [status]] = await Promise.all([
      post('/passwort', { password: passwort, neu: neuesPasswort }, { token }),
      confirm({ password: passwort }),
    ]);
    // Whichever came first ended the other.
    const isConfirmed = (await readKonto()).email === neu;
    expect(status === 200).toBe(isConfirmed);
    expect(changed.statusCode === 200).toBe(!isConfirmed);
    expect(await db.selectFrom('kontoLink').selectAll().execute()).toEqual([]);
  });

  test('becomes its owner’s, with the account, by a forgotten password: the stranger sees nothing', async () => {
    const started = await startUnconfirmed(database, 'bestaetigung');
    const { db, token, signIn, me, post, vergessen, readKonto, confirm, readBestellungen } = started;
    const produktId = await insertProdukt(db, { name: 'Lavendeltraum', preis: 7.9 });
    await insertAuftrag(db, { posten: [{ produktId, menge: 1 }], email, emailKey: email });
    expect(await readBestellungen(token)).toEqual([]);
    expect(await confirm()).toEqual(missing);

    const passwortLink = await vergessen(email);
    await post('/link/passwort', { link: passwortLink, password: neuesPasswort });
    expect((await me(token)).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(401);
    expect(await confirm({ password: neuesPasswort })).toEqual([404, undefined]);
    expect((await readKonto()).emailBestaetigtAt).toBe('2026-11-23T09:00:00.000Z');
    const own = await signIn(email, neuesPasswort);
    expect(await readBestellungen(own.json().token)).toHaveLength(1);
  });

  test('need not be confirmed for the shop to work: an order is made and found in the account', async () => {
    const { app, db } = await startOpenShop(database);
    const produktId = await insertWare(db, { menge: 3 });
    const send = (method: 'GET' | 'POST', path: string, payload?: object, token?: string) =>
      callApi(app, { method, path, ...(payload ? { payload } : {}), ...(token ? { token } : {}) });
    const person = { email, password: passwort, vorname: 'Erika', nachname: 'Muster', datenschutz: true };
    const { token } = (await send('POST', '/auth/register', person)).json();
    await send('POST', '/cart/add', { produktId, menge: 1 }, token);
    const kasse = (await send('GET', '/checkout', undefined, token)).json().data;
    const placed = await send('POST', '/checkout', bestellungVon(kasse, { email }), token);
    expect(placed.statusCode).toBe(201);

    const found = (await send('GET', '/konto/bestellungen', undefined, token)).json().data;
    expect(found).toMatchObject([{ nummer: placed.json().data.nummer }]);
    const mails = await db.selectFrom('nachricht').select(['art', 'an']).where('an', '=', email).execute();
    expect(mails.map(({ art }) => art)).toContain('bestaetigung');
    expect(mails.length).toBeGreaterThan(1);
    const { emailBestaetigtAt } = await db
      .selectFrom('account')
      .select('emailBestaetigtAt')
      .executeTakeFirstOrThrow();
    expect(emailBestaetigtAt).toBeNull();
  });
});
