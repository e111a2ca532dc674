import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { guessableText } from '#features/auth/password-rules.ts';
import { guessesFor } from '#features/auth/server/passwort/guesses-for.ts';
import { singleLineText } from '#shared/text/single-line.ts';
import { databases } from '#test/database/databases.ts';
import { callApi, startTestApp } from '#test/test-app.ts';

vi.mock('#features/auth/server/passwort/guesses-for.ts', { spy: true });
afterEach(() => vi.mocked(guessesFor).mockRestore());

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

  test('is there for someone who has tried many weak passwords', async () => {
    const { register } = await startForm();
    for (let i = 0; i < 12; i += 1)
      expect((await register({ password: 'Passwort123' })).statusCode).toBe(400);
    expect((await register()).statusCode).toBe(201);
  });

  test('estimates no password of an IP address that has to wait, nor any number of weak ones', async () => {
    const estimate = vi.mocked(guessesFor);
    const { app, register } = await startForm();
    const emails = Array.from({ length: 10 }, (_, i) => `kunde${i}@lindenblatt.example`);
    for (const email of emails) await register({ email });
    estimate.mockClear();
    expect((await register({ password: 'Passwort123' })).statusCode).toBe(429);
    expect(estimate).not.toHaveBeenCalled();

    const weak = { ...body, password: 'Passwort123' };
    const call = {
      method: 'POST',
      path: '/auth/register',
      payload: weak,
      remoteAddress: '203.0.113.9',
    } as const;
    const statuses: number[] = [];
    for (let i = 0; i < 30; i += 1) statuses.push((await callApi(app, call)).statusCode);
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(10).fill(429)]);
    expect(estimate).toHaveBeenCalledTimes(20);
  });

  test('leaves the sign-ins their places while passwords are estimated, and one network leaves places to others', async () => {
    const { app, register } = await startForm();
    await register();
    const { promise, resolve: letGo } = Promise.withResolvers<number>();
    onTestFinished(() => letGo(12));
    vi.mocked(guessesFor)
      .mockClear()
      .mockImplementation(() => promise);
    const registerFrom = (remoteAddress: string, i: number) => {
      const payload = { ...body, email: `kunde${i}@lindenblatt.example` };
      return callApi(app, { method: 'POST', path: '/auth/register', payload, remoteAddress });
    };
    const signIn = () => callApi(app, { method: 'POST', path: '/auth/login', payload: body });

    const first = [0, 1, 2, 3].map((i) => registerFrom(`203.0.113.${i}`, i));
    await vi.waitFor(() => expect(guessesFor).toHaveBeenCalledTimes(4));
    const fifth = await registerFrom('203.0.113.9', 9);
    expect(fifth.statusCode).toBe(503);
    expect(fifth.headers['retry-after']).toBe('5');
    expect(fifth.json().message).toMatch(/^Gerade legen sehr viele Menschen ein Konto an\./);
    const refused: number[] = [];
    const crowd = Array.from({ length: 60 }, async (_, i) => {
      const { statusCode } = await registerFrom(`198.51.${i}.1`, 10 + i);
      if (statusCode !== 201) refused.push(statusCode);
    });
    await vi.waitFor(() => expect(refused).toHaveLength(44));
    expect(new Set(refused)).toEqual(new Set([503]));
    expect((await signIn()).statusCode).toBe(200);
    letGo(12);
    expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    await Promise.all(crowd);
    expect(refused).toHaveLength(44);
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
