import { describe, expect, test } from 'vitest';
import { singleLineText } from '#shared/single-line.ts';
import { databases } from '#test/databases.ts';
import { callApi, startTestApp } from '#test/test-app.ts';
import { guessableText } from '../password-rules.ts';

const body = {
  email: 'Erika@lindenblatt.example',
  password: 'Seifenblasen im Wind',
  vorname: ' Erika ',
  nachname: 'Muster',
  datenschutz: true,
};

describe.each(databases)('POST /auth/register on %s', (database) => {
  async function startForm() {
    const started = await startTestApp(database);
    const register = (changes: object = {}) =>
      callApi(started.app, { method: 'POST', path: '/auth/register', payload: { ...body, ...changes } });
    return { ...started, register };
  }

  test('creates a customer account and signs in', async () => {
    const { app, db, register } = await startForm();
    const reply = await register({ role: 'admin', status: 'pending' });

    expect(reply.statusCode).toBe(201);
    const { user, token } = reply.json();
    expect(user).toMatchObject({ name: 'Erika Muster', role: 'customer', rolle: 'kunde', permissions: [] });
    const me = await callApi(app, { method: 'GET', path: '/auth/me', token });
    expect(me.json().data).toEqual(user);
    const row = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.datenschutzAt).toBe(row.createdAt);
    const login = { email: body.email, password: body.password };
    expect((await callApi(app, { method: 'POST', path: '/auth/login', payload: login })).statusCode).toBe(
      200,
    );
  });

  test('refuses an e-mail that exists, however it is written, and says what to do', async () => {
    const { register } = await startForm();
    await register();
    const reply = await register({ email: ' ERIKA@Lindenblatt.example' });
    expect(reply.statusCode).toBe(409);
    const message = 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an.';
    expect(reply.json()).toEqual({ success: false, message, fehler: [`email: ${message}`] });
  });

  test('creates one account when the same e-mail is registered twice at once', async () => {
    const { db, register } = await startForm();
    const replies = await Promise.all([register(), register()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await db.selectFrom('account').selectAll().execute()).toHaveLength(1);
  });

  test('names every field that is wrong', async () => {
    const { register } = await startForm();
    const changes = { email: 'erika', vorname: ' ', nachname: undefined, datenschutz: false };
    const reply = await register(changes);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fehler).toEqual([
      'email: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      'vorname: Bitte geben Sie Ihren Vornamen ein.',
      'nachname: Bitte geben Sie Ihren Nachnamen ein.',
      'datenschutz: Bitte bestätigen Sie, dass Sie die Datenschutzerklärung zur Kenntnis genommen haben.',
    ]);
  });

  test.each([
    ['kurz', 'Das Passwort muss mindestens 8 Zeichen haben.'],
    ['x'.repeat(129), 'Das Passwort darf höchstens 128 Zeichen haben.'],
    ['Passwort123', guessableText],
    ['aaaaaaaaaaaa', guessableText],
    ['Erika-Muster-1985!', guessableText],
    [body.email, 'Das Passwort darf nicht die E-Mail-Adresse sein.'],
  ])('refuses the password %s', async (password, text) => {
    const { register } = await startForm();
    const reply = await register({ password });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toMatch(text);
    expect(reply.json().fehler).toEqual([`password: ${reply.json().message}`]);
  });

  test('stores a name without what nobody can see, and refuses one that moves the text around it', async () => {
    const { app, register } = await startForm();
    const { user, token } = (
      await register({ vorname: '\u200eE\u200brika\u00a0', nachname: 'Mu\u0308ller' })
    ).json();
    expect(user.name).toBe('Erika Müller');
    const me = await callApi(app, { method: 'GET', path: '/auth/me', token });
    expect(me.json().data.name).toBe('Erika Müller');

    const refused = await register({
      vorname: 'Erika\u001b[2J',
      nachname: 'relluM\u202e',
      email: 'zwei@laden.example',
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fehler).toEqual([`vorname: ${singleLineText}`, `nachname: ${singleLineText}`]);
    for (const vorname of ['\u3164', '\u2800', '\ufffc', '🌸']) {
      const empty = await register({ vorname, email: 'zwei@laden.example' });
      expect(empty.json().fehler).toEqual(['vorname: Bitte geben Sie Ihren Vornamen ein.']);
    }
  });

  test.each([
    '"a b"@laden.example',
    'erika\u202e@laden.example',
    'érika@laden.example',
    'a@b',
    'a@laden.example\u0000b',
  ])('refuses %j, which is no address that mail can be sent to', async (email) => {
    const { register } = await startForm();
    expect((await register({ email })).statusCode).toBe(400);
  });

  test('makes an IP address wait that tries one e-mail after the other', async () => {
    const { register } = await startForm();
    const emails = Array.from({ length: 10 }, (_, i) => `kunde${i}@lindenblatt.example`);
    for (const email of emails) expect((await register({ email })).statusCode).toBe(201);
    const refused = await register({ email: body.email });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json().message).toBe('Zu viele Versuche. Bitte versuchen Sie es in 1 Minute erneut.');
  });
});
