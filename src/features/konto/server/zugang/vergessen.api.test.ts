import { describe, expect, test, vi } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { day, geheimOf, minute, neuesPasswort, passwort, startKonto } from '#test/konto/konto.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { answerAnfragen, hasAnfragen } from './answer-anfragen.ts';

const email = 'erika@kundschaft.example';
const gone = /^Dieser Link gilt nicht mehr/;

describe.each(databases)('a forgotten password on %s', (database) => {
  test('is replaced by a link: all sessions end, the address is confirmed, and a note says so', async () => {
    const { db, addAccount, vergessen, post, signIn, me } = await startKonto(database);
    const { id, token } = await addAccount({ email });
    const link = await vergessen(' ERIKA@kundschaft.example ');

    const looked = await post('/link', { link });
    expect(looked.json().data).toMatchObject({ art: 'passwort', email });
    expect(looked.headers['cache-control']).toBe('no-store');
    const weak = await post('/link/passwort', { link, password: 'Passwort123' });
    expect(weak.statusCode).toBe(400);
    expect(weak.json().fehler).toEqual([`password: ${weak.json().message}`]);
    expect((await me(token)).statusCode).toBe(200);

    const done = await post('/link/passwort', { link, password: neuesPasswort });
    expect(done.statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn(email, neuesPasswort)).statusCode).toBe(200);
    const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(account.emailBestaetigtAt).toBe('2026-11-23T09:00:00.000Z');
    const [note] = await listPost(db, 'geaendert');
    expect(note).toMatchObject({ an: email, accountId: null, geheim: null });
    expect(note?.text).toContain('am 23.11.2026 um 10:00 Uhr');
    const [change] = await db.selectFrom('kundeAenderung').selectAll().where('accountId', '=', id).execute();
    expect(JSON.parse(change?.felder ?? '')).toEqual(['passwort']);

    for (const path of ['/link', '/link/passwort', '/link/bestaetigen']) {
      const again = await post(path, { link, password: neuesPasswort });
      expect([again.statusCode, again.json().message]).toEqual([404, expect.stringMatching(gone)]);
    }
  });

  test('answers, counts and stores the same for an address without an account', async () => {
    const { db, addAccount, post, answer } = await startKonto(database);
    await addAccount({ email });
    await addAccount({ email: 'gesperrt@kundschaft.example', status: 'blocked' });
    await addAccount({ email: 'eingeladen@kundschaft.example', status: 'pending' });
    const seen: { replies: unknown[][]; written: unknown }[] = [];
    const written = async () => {
      const anfragen = await db.selectFrom('linkAnfrage').select('id').execute();
      const attempts = await db.selectFrom('attempt').select(['account', 'count']).orderBy('count').execute();
      const links = await db.selectFrom('kontoLink').selectAll().execute();
      return { anfragen: anfragen.length, attempts, links, post: await listPost(db, 'passwort') };
    };
    for (const one of [
      email,
      'niemand@kundschaft.example',
      'gesperrt@kundschaft.example',
      'eingeladen@kundschaft.example',
    ]) {
      const replies: unknown[][] = [];
      for (let i = 0; i < 4; i += 1) {
        const { statusCode, body, headers } = await post('/passwort-vergessen', { email: one });
        replies.push([statusCode, body, headers['retry-after']]);
      }
      seen.push({ replies, written: await written() });
      await db.deleteFrom('attempt').execute();
      await db.deleteFrom('linkAnfrage').execute();
    }
    expect(new Set(seen.map((one) => JSON.stringify(one)))).toHaveLength(1);
    const { replies = [], written: stored } = seen[0] ?? {};
    expect(replies.map(([status]) => status)).toEqual([200, 200, 200, 429]);
    expect(replies[3]).toEqual([429, expect.stringContaining('Spam-Ordner'), '300']);
    expect(stored).toMatchObject({ anfragen: 3, links: [], post: [] });

    for (const one of ['niemand', 'gesperrt', 'eingeladen'])
      await post('/passwort-vergessen', { email: `${one}@kundschaft.example` });
    await answer();
    expect(await listPost(db, 'passwort')).toEqual([]);
    expect(await hasAnfragen(db)).toBe(false);
  });

  test('gets one mail for several requests at once, on two nodes, and a new link ends the older one', async () => {
    const { db, reopen, addAccount, post, answer, vergessen, clock } = await startKonto(database);
    await addAccount({ email });
    for (let i = 0; i < 2; i += 1) await post('/passwort-vergessen', { email });
    // Two handles of one process would wait for each other on SQLite.
    const node = database === 'SQLite' ? db : reopen();
    await Promise.all([answer(), answerAnfragen(node, { adresse: 'http://localhost', now: clock.now })]);
    expect(await listPost(db, 'passwort')).toHaveLength(1);
    const older = await geheimOf(db, 'passwort');
    const newer = await vergessen(email);
    expect((await post('/link', { link: older })).statusCode).toBe(404);
    expect((await post('/link', { link: newer })).statusCode).toBe(200);
  });

  test('works half an hour, and a request that waited a day is dropped', async () => {
    const { db, pass, addAccount, post, answer, vergessen } = await startKonto(database);
    await addAccount({ email });
    const link = await vergessen(email);
    pass(30 * minute - 1);
    expect((await post('/link', { link })).statusCode).toBe(200);
    pass(1);
    expect((await post('/link', { link })).statusCode).toBe(404);
    const late = await post('/link/passwort', { link, password: neuesPasswort });
    expect(late.statusCode).toBe(404);

    await post('/passwort-vergessen', { email });
    pass(day + 1);
    await answer();
    expect(await listPost(db, 'passwort')).toHaveLength(1);
    expect(await hasAnfragen(db)).toBe(false);
  });

  test('is never kept from its owner by strangers who ask for her address', async () => {
    const { db, pass, addAccount, post, answer, vergessen } = await startKonto(database);
    await addAccount({ email });
    const ask = (remoteAddress: string) => post('/passwort-vergessen', { email }, { remoteAddress });
    let asked = 0;
    // One network is soon made to wait for hours, while others ask at once.
    for (let i = 0; i < 9; i += 1) {
      asked += (await ask('203.0.113.9')).statusCode === 200 ? 1 : 0;
      pass(20 * minute);
    }
    expect(asked).toBeLessThan(8);
    expect((await ask('203.0.113.9')).statusCode).toBe(429);
    expect((await ask('198.51.100.7')).statusCode).toBe(200);
    // Many networks together have to wait, but not for longer than the link works that they have brought her.
    for (let i = 0; i < 12; i += 1) await ask(`198.51.${i}.7`);
    await answer();
    const refused = await ask('192.0.2.55');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(20 * 60);
    expect((await post('/link', { link: await geheimOf(db, 'passwort') })).statusCode).toBe(200);
    pass(20 * minute);
    expect((await post('/link', { link: await vergessen(email) })).statusCode).toBe(200);
  });

  test('brings an open invitation again; who waits for the workshop gets nothing', async () => {
    const { db, addAccount, post, answer } = await startKonto(database);
    await addAccount({ email: 'wartet@kundschaft.example', status: 'pending' });
    await addAccount({ email, status: 'pending', passwordHash: 'none' });
    for (const one of [email, 'wartet@kundschaft.example']) await post('/passwort-vergessen', { email: one });
    await answer();
    const sent = await db.selectFrom('nachricht').select(['art', 'an']).execute();
    expect(sent).toEqual([{ art: 'einladung', an: email }]);
  });

  test('counts the requests of a place whatever the addresses, and lets other places ask', async () => {
    const { post } = await startKonto(database);
    const ask = (i: number, remoteAddress: string) =>
      post('/passwort-vergessen', { email: `kunde${i}@kundschaft.example` }, { remoteAddress });
    for (let i = 0; i < 20; i += 1) expect((await ask(i, '203.0.113.9')).statusCode).toBe(200);
    expect((await ask(20, '203.0.113.9')).headers['retry-after']).toBe('10');
    expect((await ask(20, '198.51.100.7')).statusCode).toBe(200);
  });

  test('is replaced once by two who use the link at the same moment', async () => {
    const { db, addAccount, post, vergessen } = await startKonto(database);
    await addAccount({ email, role: 'admin' });
    const link = await vergessen(email);
    const passwords = [neuesPasswort, 'Lavendel wandert Mittwoch'];
    const replies = await Promise.all(
      passwords.map((password) => post('/link/passwort', { link, password })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await listPost(db, 'geaendert')).toHaveLength(1);
  });

  test('of the last admin can be replaced, and he stays one', async () => {
    const { addAccount, post, vergessen, signIn } = await startKonto(database);
    await addAccount({ email, role: 'admin' });
    const link = await vergessen(email);
    expect((await post('/link/passwort', { link, password: neuesPasswort })).statusCode).toBe(200);
    expect((await signIn(email, neuesPasswort)).json().user.role).toBe('admin');
  });

  test('gives an account back to the owner of its address: nothing of the stranger who made it is left', async () => {
    const { db, addAccount, post, vergessen, me } = await startKonto(database);
    const { token } = await addAccount({ email });
    await post('/bestaetigung', undefined, { token });
    const mails = { password: passwort, email: 'fremd@angriff.example' };
    expect((await post('/email', mails, { token })).statusCode).toBe(200);
    const [own, foreign] = [await geheimOf(db, 'bestaetigung'), await geheimOf(db, 'email')];

    const link = await vergessen(email);
    expect((await post('/link/passwort', { link, password: neuesPasswort })).statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
    for (const old of [own, foreign])
      expect((await post('/link/bestaetigen', { link: old })).statusCode).toBe(404);
    expect(await db.selectFrom('kontoLink').selectAll().execute()).toEqual([]);
    const { email: now } = await db.selectFrom('account').select('email').executeTakeFirstOrThrow();
    expect(now).toBe(email);
  });

  test('of an account that is blocked meanwhile stays as it is', async () => {
    const { db, addAccount, post, vergessen } = await startKonto(database);
    const { id } = await addAccount({ email });
    const link = await vergessen(email);
    await db.updateTable('account').set({ status: 'blocked' }).where('id', '=', id).execute();
    expect((await post('/link', { link })).statusCode).toBe(404);
    expect((await post('/link/passwort', { link, password: neuesPasswort })).statusCode).toBe(404);
  });

  test.each([
    'erika@kundschaft.example\r\nBcc: alle@angriff.example',
    'erika@kundschaft.example,alle@angriff.example',
    '',
  ])('refuses %j, which is not one address', async (one) => {
    const { db, post } = await startKonto(database);
    expect((await post('/passwort-vergessen', { email: one })).statusCode).toBe(400);
    expect(await hasAnfragen(db)).toBe(false);
  });

  test('leaves neither address nor secret in the log', async () => {
    const lines: string[] = [];
    const { addAccount, post, vergessen } = await startKonto(database, {
      logLevel: 'trace',
      extend: ({ log }) => {
        const symbol = Object.getOwnPropertySymbols(log).find((one) => one.description === 'pino.stream');
        const logger = log as unknown as Record<symbol, { write: (line: string) => void }>;
        const stream = symbol && logger[symbol];
        if (!stream) throw new Error('The log has no stream.');
        vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
      },
    });
    await addAccount({ email });
    const link = await vergessen(email);
    await post('/link', { link });
    await post('/link/passwort', { link: link.slice(1), password: neuesPasswort });
    await post('/link/passwort', { link, password: neuesPasswort });
    await post('/link/passwort', { link, password: neuesPasswort });
    expect(lines.length).toBeGreaterThan(4);
    for (const secret of [email, 'kundschaft', link, link.slice(1), neuesPasswort])
      expect(lines.join('\n')).not.toContain(secret);
  });
});
