import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { insertProdukt, newAccount } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import type { Db } from '../../db/connect.ts';
import type { ServedCall } from './calls.ts';
import { bisOffenOf } from './guards.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/who-may-what.md'), 'utf8');
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const table = page.slice(page.indexOf('| Call below')).trim().split('\n');
const [, ...callers] = cells(table[0] ?? '');
/** The calls of a small table: those that an employee may make besides, those that nobody may make before. */
const callsOf = (title: string) =>
  (page.slice(page.indexOf(`| ${title}`)).split('\n\n')[0] ?? '')
    .split('\n')
    .slice(2)
    .map((line) => (cells(line)[0] ?? '').replaceAll('`', ''));
const opened = callsOf('Also an employee');
const closedBefore = callsOf('Refused until the shop has opened');
const rows = table.slice(2).map((line) => {
  const [call = '', ...answers] = cells(line);
  return {
    call: call.replaceAll('`', ''),
    answers: Object.fromEntries(callers.map((caller, i) => [caller, answers[i]])),
  };
});

const rohstoffPaths = new Set<string>(Object.values(rohstoffKinds).map(({ path }) => path));

/** The call's row in the table: HEAD belongs to GET; kinds of raw material share a row, so do unknown addresses. */
function rowOf({ method, url }: ServedCall): string {
  if (url === '/api' || url === '/api/*') return 'any /*';
  const [, , first = '', ...rest] = url.split('/');
  const path = [rohstoffPaths.has(first) ? ':rohstoff' : first, ...rest].join('/');
  return `${method === 'HEAD' ? 'GET' : method} /${path}`;
}

const marker = 'Geheimrat';
/** Texts that only answers about the first customer contain: the name, and the seven pieces in the cart. */
const victimsData = new RegExp(`${marker}|"menge":7\\b`);

/** Two customers, the first with a cart, and functions that call as each caller of the table. */
async function openShop(database: DatabaseName) {
  const { app, db } = await startTestApp(database);
  await app.ready();
  const now = new Date();
  const account = async (fields: Parameters<typeof newAccount>[0]) => {
    const created = await createAccountWithKunde(db, newAccount(fields), now);
    if (!created) throw new Error('The account exists already.');
    return created;
  };
  const [victim, customer, employee, admin, blocked] = await Promise.all([
    account({ nachname: marker, email: `${marker}@lindenblatt.example` }),
    account({}),
    account({ role: 'employee' }),
    account({ role: 'admin' }),
    account({ role: 'admin', status: 'blocked' }),
  ]);
  const produktId = await insertProdukt(db);
  const token = await startSession(db, victim, now);
  await app.inject({
    method: 'POST',
    url: '/api/cart/add',
    headers: bearer(token),
    payload: { produktId, menge: 7 },
  });
  await app.inject({ url: '/api/kunden?limit=1', headers: bearer(await startSession(db, admin, now)) });

  const longAgo = new Date(now.getTime() - 8 * 24 * 3600_000);
  const headersOf: Record<string, () => Promise<Headers[]>> = {
    guest: async () => [{}],
    customer: async () => [bearer(await startSession(db, customer, now))],
    employee: async () => [bearer(await startSession(db, employee, now))],
    admin: async () => [bearer(await startSession(db, admin, now))],
    blocked: async () => [bearer(await startSession(db, blocked, now))],
    expired: async () => [bearer(await startSession(db, admin, longAgo))],
    forged: async () => forgeries(await startSession(db, admin, now)),
    'another’s': async () => [bearer(await startSession(db, customer, now))],
  };
  return { app, db, victim: { ...victim, produktId }, headersOf };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

type Headers = Record<string, string>;
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** Forged tokens: one letter changed, the shape of a hash, half a token, another scheme, another place. */
function forgeries(token: string): Headers[] {
  const changed = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  return [
    bearer(changed),
    bearer('x'.repeat(43)),
    bearer(token.slice(0, 42)),
    bearer(`${token}x`),
    bearer(''),
    { authorization: `Basic ${token}` },
    { authorization: token },
    { cookie: `token=${token}; session=${token}`, 'x-access-token': token },
  ];
}

/** From one address so many calls would be refused for their number. */
let calls = 0;

/** One call with the victim's ids wherever an id is possible; the admin, who is allowed, uses ids that do not exist. */
function callWith(
  { app, victim }: Shop,
  call: ServedCall,
  { caller, headers }: { caller: string; headers: Headers },
) {
  const isAdmin = caller === 'admin';
  const ids: Headers = { id: victim.id, productId: victim.produktId, itemId: victim.produktId };
  const url = call.url
    .replace(/:(\w+)/g, (_, name: string) => (isAdmin ? 'unbekannt' : (ids[name] ?? victim.id)))
    .replace('*', 'unbekannt');
  const { id, email, produktId } = victim;
  const everything = {
    id,
    _id: id,
    accountId: id,
    userId: id,
    email,
    produktId,
    artikelId: produktId,
    menge: 2,
    role: 'admin',
  };
  const method = call.method as 'GET';
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
  calls += 1;
  const remoteAddress = `10.0.${Math.floor(calls / 25_000)}.${Math.floor(calls / 100) % 250}`;
  return app.inject({
    method,
    url,
    headers,
    remoteAddress,
    ...(hasBody ? { payload: isAdmin ? {} : everything } : {}),
  });
}

/** Everything in the database except sessions, attempts and the carts of others. */
async function stateOf(db: Db, accountId: string): Promise<unknown> {
  const tables = [
    'account',
    'kunde',
    'produkt',
    'preisverlauf',
    'rezept',
    'bild',
    'rohstoff',
    'bestand',
    'bewegung',
    'warenberechnung',
  ] as const;
  const whole = await Promise.all(
    tables.map(async (table) => {
      // In an order of their own: PostgreSQL moves a row that was locked by an update.
      const rows = await db.selectFrom(table).selectAll().execute();
      return rows.map((row) => JSON.stringify(row)).sort();
    }),
  );
  const [cart, sessions] = await Promise.all([
    db.selectFrom('cartItem').selectAll().where('cartId', '=', accountId).execute(),
    db.selectFrom('session').selectAll().where('accountId', '=', accountId).execute(),
  ]);
  return { whole, cart, sessions };
}

/** The table's word for an answer; whether a call is `own` or for everyone is in its declaration. */
function wordFor({ policy }: ServedCall, status: number): string {
  if (status === 401 || status === 403) return String(status);
  return policy === 'signedIn' || policy === 'shopper' ? 'own' : 'yes';
}

test('the table of docs/who-may-what.md has a row for every call, and a call for every row', async () => {
  const { app } = await startTestApp('SQLite');
  await app.ready();
  expect(rows.map(({ call }) => call).sort()).toEqual([...new Set(app.calls.map(rowOf))].sort());
  expect(callers).toEqual([
    'guest',
    'customer',
    'employee',
    'admin',
    'blocked',
    'expired',
    'forged',
    'another’s',
  ]);
});

describe.each(databases)('on %s', (database) => {
  test.each(callers)('every call answers as the table says to: %s', async (caller) => {
    const shop = await openShop(database);
    const before = await stateOf(shop.db, shop.victim.id);
    const differing: string[] = [];
    for (const call of shop.app.calls) {
      const row = rows.find((row) => row.call === rowOf(call));
      for (const headers of (await shop.headersOf[caller]?.()) ?? []) {
        // A token in another place is none: where guests are served, its caller is one.
        const isGuest = call.policy === 'shopper' && headers.authorization === undefined;
        const expected = row?.answers[isGuest ? 'guest' : caller];
        const reply = await callWith(shop, call, { caller, headers });
        const answered = wordFor(call, reply.statusCode);
        if (answered !== expected || reply.statusCode >= 500)
          differing.push(
            `${call.method} ${call.url}: ${expected} in the table, answered ${reply.statusCode}`,
          );
        if (caller !== 'admin' && victimsData.test(reply.body))
          differing.push(`${call.method} ${call.url}: contains another customer’s data: ${reply.body}`);
      }
    }
    expect(differing).toEqual([]);
    expect(await stateOf(shop.db, shop.victim.id)).toEqual(before);
  });
});

test('once the shop has opened an employee may also make the calls of the second table, and no other (R50)', async () => {
  const shop = await openShop('SQLite');
  await changeEinstellung(shop.db, 'phase', { phase: 'geoeffnet', pauseText: '', pauseBis: '' });
  expect(opened.filter((call) => !rows.some((row) => row.call === call))).toEqual([]);
  const differing: string[] = [];
  for (const call of shop.app.calls) {
    const row = rowOf(call);
    const expected = opened.includes(row) ? 'yes' : rows.find(({ call }) => call === row)?.answers.employee;
    for (const headers of (await shop.headersOf.employee?.()) ?? []) {
      const reply = await callWith(shop, call, { caller: 'employee', headers });
      const answered = wordFor(call, reply.statusCode);
      if (answered !== expected || reply.statusCode >= 500)
        differing.push(`${call.method} ${call.url}: ${expected} in the table, answered ${reply.statusCode}`);
    }
  }
  expect(differing).toEqual([]);
});

test('until the shop has opened the calls of the third table refuse an admin with the words of their screen', async () => {
  const shop = await openShop('SQLite');
  const calls = shop.app.calls.filter(({ policy }) => bisOffenOf(policy) !== undefined);
  expect(calls.map(rowOf).sort()).toEqual(closedBefore.toSorted());
  for (const phase of ['angekuendigt', 'geoeffnet', 'pausiert'] as const) {
    await changeEinstellung(shop.db, 'phase', { phase, pauseText: '', pauseBis: '' });
    for (const call of calls) {
      const [headers = {}] = (await shop.headersOf.admin?.()) ?? [];
      const reply = await callWith(shop, call, { caller: 'admin', headers });
      const isRefused = reply.statusCode === 409 && reply.json().message === bisOffenOf(call.policy);
      expect([phase, call.url, isRefused]).toEqual([phase, call.url, phase === 'angekuendigt']);
    }
  }
});

test('a route without a policy stops the start', async () => {
  const start = (extend: (app: FastifyInstance) => void) =>
    startTestApp('SQLite', { extend }).then(({ app }) => app.ready());
  await expect(start((app) => app.get('/api/forgotten', async () => 'open'))).rejects.toThrow(
    'Route without a policy: GET /api/forgotten',
  );
  await expect(start((app) => app.get('/api/half', { config: {} }, async () => 'open'))).rejects.toThrow(
    'Route without a policy: GET /api/half',
  );
});
