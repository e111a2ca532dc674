import { describe, expect, test } from 'vitest';
import { EndedSessions } from '#features/auth/server/index.ts';
import { databases } from '#test/database/databases.ts';
import { pausing } from '#test/database/failing.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { day, geheimOf, neuesPasswort, passwort, startKonto } from '#test/konto/konto.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { deviceOf } from '#test/test-app.ts';
import { confirmLink } from '../zugang/confirm-link.ts';

const email = 'erika@kundschaft.example';
const neu = 'erika.neu@kundschaft.example';
const wrongText = 'Das Passwort stimmt nicht.';

describe.each(databases)('the own password on %s', (database) => {
  test('changes with the current one: other devices are signed out, this one goes on', async () => {
    const { db, addAccount, post, signIn, me } = await startKonto(database);
    const { token } = await addAccount({ email });
    const other = (await signIn(email)).json().token;
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const reply = await post('/passwort', { password: passwort, neu: neuesPasswort }, { token, userAgent });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().user.email).toBe(email);
    for (const old of [token, other]) expect((await me(old)).statusCode).toBe(401);
    expect((await me(reply.json().token)).statusCode).toBe(200);
    expect(deviceOf(reply)).toMatch(/^device=[\w-]{22}\./);
    expect(await db.selectFrom('session').select('geraet').execute()).toEqual([{ geraet: 'Firefox, Linux' }]);
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn(email, neuesPasswort)).statusCode).toBe(200);
    expect((await listPost(db, 'geaendert')).map(({ an }) => an)).toEqual([email]);
  });

  test('stays when the current one is wrong or the new one weak, which is said at its field', async () => {
    const { db, addAccount, post, me } = await startKonto(database);
    const { token } = await addAccount({ email });
    const wrong = await post('/passwort', { password: 'falsch', neu: neuesPasswort }, { token });
    expect([wrong.statusCode, wrong.json().fehler]).toEqual([400, [`password: ${wrongText}`]]);
    const weak = await post('/passwort', { password: passwort, neu: 'Passwort123' }, { token });
    expect([weak.statusCode, weak.json().fehler]).toEqual([400, [`neu: ${weak.json().message}`]]);
    const short = await post('/passwort', { password: passwort, neu: '' }, { token });
    expect(short.json().fehler).toEqual(['neu: Bitte geben Sie ein neues Passwort ein.']);
    expect((await me(token)).statusCode).toBe(200);
    expect(await listPost(db, 'geaendert')).toEqual([]);
  });

  test('cannot be guessed with a session: the counts are those of signing in', async () => {
    const { addAccount, post } = await startKonto(database);
    const { token } = await addAccount({ email });
    const tries = [
      ['/passwort', { neu: neuesPasswort }],
      ['/email', { email: neu }],
      ['/loeschen', {}],
    ] as const;
    for (let i = 0; i < 5; i += 1) {
      const [path, more] = tries[i % 3] ?? tries[0];
      const reply = await post(path, { password: 'falsch', ...more }, { token });
      expect([reply.statusCode, reply.json().message]).toEqual([400, wrongText]);
    }
    for (const [path, more] of tries) {
      const reply = await post(path, { password: passwort, ...more }, { token });
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '30']);
    }
    expect((await post('/login', { email, password: passwort })).statusCode).toBe(429);
  });

  test('changes once when two tabs change it at the same moment', async () => {
    const { addAccount, post, signIn } = await startKonto(database);
    const { token } = await addAccount({ email });
    const both = [neuesPasswort, 'Lavendel wandert Mittwoch'];
    const replies = await Promise.all(
      both.map((one) => post('/passwort', { password: passwort, neu: one }, { token })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const works = both[replies.findIndex(({ statusCode }) => statusCode === 200)];
    expect((await signIn(email, works)).statusCode).toBe(200);
  });
});

describe.each(databases)('the own e-mail address on %s', (database) => {
  test('changes when the link to the new one is used: sessions end, the old address gets a note', async () => {
    const { db, as, addAccount, post, signIn, me } = await startKonto(database);
    const { id, token } = await addAccount({ email });
    const asked = await post('/email', { email: neu, password: passwort }, { token });
    expect(asked.statusCode).toBe(200);
    expect(asked.json().message).toContain(neu);
    expect((await listPost(db, 'email')).map(({ an }) => an)).toEqual([neu]);
    expect((await me(token)).json().data.email).toBe(email);

    const link = await geheimOf(db, 'email');
    expect((await post('/link', { link })).json().data).toMatchObject({ art: 'email', email: neu });
    expect((await post('/link/passwort', { link, password: neuesPasswort })).statusCode).toBe(404);
    const done = await post('/link/bestaetigen', { link, password: passwort });
    expect(done.json().message).toContain('neue E-Mail-Adresse');
    expect((await me(token)).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn(neu)).statusCode).toBe(200);
    expect((await listPost(db, 'geaendert')).map(({ an }) => an)).toEqual([email]);
    const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(account.emailBestaetigtAt).toBe('2026-11-23T09:00:00.000Z');
    const found = await as('admin').get(`/kunden?search=${encodeURIComponent(neu)}`);
    expect(found.json().data).toHaveLength(1);
    expect((await post('/link/bestaetigen', { link })).statusCode).toBe(404);
  });

  test('is refused if it is the own one or taken, also when it is taken meanwhile; then the link stays', async () => {
    const { db, addAccount, post, me } = await startKonto(database);
    const { token } = await addAccount({ email });
    const ask = (one: string) => post('/email', { email: one, password: passwort }, { token });
    const same = await ask('ERIKA@Kundschaft.example');
    expect([same.statusCode, same.json().fehler]).toEqual([
      400,
      ['email: Das ist schon die Adresse Ihres Kontos.'],
    ]);
    await addAccount({ email: 'anna@kundschaft.example' });
    const taken = await ask('Anna@kundschaft.example');
    expect([taken.statusCode, taken.json().fehler]).toEqual([409, [expect.stringMatching(/^email: /)]]);
    expect(await listPost(db, 'email')).toEqual([]);

    await ask(neu);
    const link = await geheimOf(db, 'email');
    const { id } = await addAccount({ email: neu.toUpperCase() });
    const late = await post('/link/bestaetigen', { link }, { token });
    expect(late.statusCode).toBe(409);
    expect((await me(token)).json().data.email).toBe(email);
    await db.deleteFrom('account').where('id', '=', id).execute();
    expect((await post('/link/bestaetigen', { link }, { token })).statusCode).toBe(200);
  });

  test('is asked for five times an hour, taken or not', async () => {
    const { db, pass, addAccount, post } = await startKonto(database);
    const { token } = await addAccount({ email });
    await addAccount({ email: 'anna@kundschaft.example' });
    const ask = (one: string) => post('/email', { email: one, password: passwort }, { token });
    for (const one of [neu, 'anna@kundschaft.example', neu, 'anna@kundschaft.example'])
      expect((await ask(one)).statusCode).toBe(one === neu ? 200 : 409);
    expect((await post('/bestaetigung', undefined, { token })).statusCode).toBe(200);
    const refused = await ask(neu);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await post('/bestaetigung', undefined, { token })).statusCode).toBe(429);
    // The second one took back the first, which still waited.
    expect(await listPost(db, 'email')).toHaveLength(1);
    pass(3_600_000);
    expect((await ask(neu)).statusCode).toBe(200);
  });

  test('that waits ends with a new password, and is used once by many at the same moment', async () => {
    const { db, addAccount, post } = await startKonto(database);
    const { token } = await addAccount({ email });
    await post('/email', { email: neu, password: passwort }, { token });
    const dead = await geheimOf(db, 'email');
    const changed = await post('/passwort', { password: passwort, neu: neuesPasswort }, { token });
    expect((await post('/link/bestaetigen', { link: dead })).statusCode).toBe(404);

    const session = { token: changed.json().token };
    await post('/email', { email: neu, password: neuesPasswort }, session);
    const link = await geheimOf(db, 'email');
    const taps = Array.from({ length: 8 }, () => post('/link/bestaetigen', { link }, session));
    const replies = await Promise.all(taps);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(404)]);
  });

  test.each([1, 2, 3])('that is used after statement %i of another use is over for that one', async (nth) => {
    const { db, clock, addAccount, post } = await startKonto(database);
    const { token } = await addAccount({ email });
    await post('/email', { email: neu, password: passwort }, { token });
    const link = await geheimOf(db, 'email');
    // The first use ends the session that the second one shows.
    const statusCodes: number[] = [];
    const slow = pausing(db, nth, async () => {
      statusCodes.push((await post('/link/bestaetigen', { link }, { token })).statusCode);
    });
    const late = confirmLink(
      slow,
      { link, adresse: 'http://localhost' },
      {
        ...{ bearer: token, password: undefined },
        caller: { address: '127.0.0.1', devices: undefined, geraet: 'Firefox', now: clock.now },
        ended: new EndedSessions(() => Promise.resolve()),
      },
    );
    await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(statusCodes).toEqual([200]);
  });
});

describe.each(databases)('the confirmation of an address on %s', (database) => {
  const form = { email, password: passwort, vorname: 'Erika', nachname: 'Muster', datenschutz: true };

  test('is asked for with the registration in a shop that is open, and not before', async () => {
    const { db, post } = await startKonto(database);
    await post('/register', form);
    expect(await listPost(db, 'bestaetigung')).toEqual([]);
    await changeEinstellung(db, 'phase', { phase: 'geoeffnet' });
    const registered = await post('/register', {
      ...form,
      email: neu,
      vorname: 'Gewinn http://angriff.example',
    });
    expect(registered.statusCode).toBe(201);
    const [mail] = await listPost(db, 'bestaetigung');
    expect(mail).toMatchObject({ an: neu, anName: '' });
    expect(`${mail?.betreff}${mail?.text}${mail?.html}`).not.toContain('angriff');
    expect(mail?.text).not.toContain(mail?.geheim);
    expect(await db.selectFrom('account').select('emailBestaetigtAt').execute()).toEqual(
      Array(2).fill({ emailBestaetigtAt: null }),
    );

    const link = await geheimOf(db, 'bestaetigung');
    expect((await post('/link/passwort', { link, password: neuesPasswort })).statusCode).toBe(404);
    expect((await post('/link/bestaetigen', { link, password: passwort })).statusCode).toBe(200);
    const row = await db.selectFrom('account').selectAll().where('email', '=', neu).executeTakeFirstOrThrow();
    expect(row.emailBestaetigtAt).toBe('2026-11-23T09:00:00.000Z');
    const again = await post('/bestaetigung', undefined, { token: registered.json().token });
    expect(again.json()).toEqual({ success: true, message: 'Ihre E-Mail-Adresse ist schon bestätigt.' });
    expect(await listPost(db, 'bestaetigung')).toHaveLength(1);
  });

  test('of an older address confirms no newer one, which begins unconfirmed', async () => {
    const { db, as, addAccount, post } = await startKonto(database);
    const { id, token } = await addAccount({ email });
    await post('/bestaetigung', undefined, { token });
    const old = await geheimOf(db, 'bestaetigung');
    await db.updateTable('account').set({ emailBestaetigtAt: '2026-11-01' }).where('id', '=', id).execute();
    expect((await as('admin').put(`/kunden/${id}`, { email: 'Erika@Kundschaft.example' })).statusCode).toBe(
      200,
    );
    const confirmed = () =>
      db.selectFrom('account').select('emailBestaetigtAt').where('id', '=', id).executeTakeFirstOrThrow();
    expect((await confirmed()).emailBestaetigtAt).toBe('2026-11-01');
    expect((await as('admin').put(`/kunden/${id}`, { email: neu })).statusCode).toBe(200);
    expect((await post('/link/bestaetigen', { link: old })).statusCode).toBe(404);
    expect((await confirmed()).emailBestaetigtAt).toBeNull();
  });

  test('works seven days', async () => {
    const { db, pass, addAccount, post } = await startKonto(database);
    const { token } = await addAccount({ email });
    await post('/bestaetigung', undefined, { token });
    const link = await geheimOf(db, 'bestaetigung');
    pass(7 * day - 1);
    expect((await post('/link', { link })).statusCode).toBe(200);
    pass(1);
    expect((await post('/link/bestaetigen', { link })).statusCode).toBe(404);
  });
});

describe.each(databases)('the own account on %s', (database) => {
  test('is signed out everywhere at once, and others stay signed in', async () => {
    const { addAccount, post, signIn, me } = await startKonto(database);
    const { token } = await addAccount({ email });
    const { token: others } = await addAccount({ email: neu });
    const second = (await signIn(email)).json().token;
    expect((await post('/ueberall-abmelden', undefined, { token })).statusCode).toBe(200);
    for (const old of [token, second]) expect((await me(old)).statusCode).toBe(401);
    expect((await me(others)).statusCode).toBe(200);
    expect((await post('/ueberall-abmelden', undefined, { token })).statusCode).toBe(401);
  });

  test('is deleted with the password, but not by those who work here', async () => {
    const { db, addAccount, post, me } = await startKonto(database);
    const { id, token } = await addAccount({ email });
    expect((await post('/loeschen', { password: 'falsch' }, { token })).statusCode).toBe(400);
    expect((await post('/loeschen', { password: passwort }, { token })).statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
    expect(await db.selectFrom('account').select('id').where('id', '=', id).execute()).toEqual([]);
    for (const role of ['employee', 'admin'] as const) {
      const staff = await addAccount({ email: `${role}@laden.example`, role });
      const refused = await post('/loeschen', { password: passwort }, { token: staff.token });
      expect(refused.statusCode).toBe(409);
      expect((await me(staff.token)).statusCode).toBe(200);
    }
  });
});
