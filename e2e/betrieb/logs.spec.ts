import { sql } from 'kysely';
import { expect, test } from '../own-shop.ts';

const email = 'erste@lindenblatt.example';
const password = 'Kessel voller Lauge';

test.use({
  vorlage: 'leer',
  shopEnv: {
    NODE_ENV: 'production',
    LOG_LEVEL: '',
    TRUST_PROXY: '1',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  },
});

test('in production every line is one JSON object, found by its request id and without personal data', async ({
  shop,
  request,
  db,
}) => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const login = await request.post('/api/auth/login', { headers, data: { email, password } });
  const { token, user } = await login.json();
  const wrong = { email: 'gast@lindenblatt.example', password: 'Geraten-und-falsch' };
  await request.post('/api/auth/login', { headers, data: wrong });
  const list = await request.get('/api/kunden?search=Lindenblatt', {
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  await request.get('/products?von=Newsletter', { headers });
  await request.get('/api/gibt-es-nicht/Erika-Mustermann', { headers });
  expect(list.status()).toBe(200);
  await sql`alter table kunde rename to verloren`.execute(db);
  const failed = await request.get('/api/kunden', { headers: { authorization: `Bearer ${token}` } });
  expect(failed.status()).toBe(500);
  await shop.stop();

  const lines = shop.output().trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries).toContainEqual(expect.objectContaining({ level: 30, msg: 'Der Laden ist offen' }));
  const requests = entries.filter(({ msg }) => msg === 'request');
  expect(requests.length).toBeGreaterThanOrEqual(5);
  for (const entry of requests)
    expect(Object.keys(entry).sort()).toEqual([
      'level',
      'method',
      'ms',
      'msg',
      'reqId',
      'route',
      'status',
      'time',
    ]);
  expect(requests.find(({ reqId }) => reqId === list.headers()['x-request-id'])).toMatchObject({
    level: 30,
    method: 'GET',
    route: '/api/kunden',
    status: 200,
  });
  // The shop is a bundle, and its errors lead to the sources.
  const [error] = entries.filter(({ reqId, err }) => err && reqId === failed.headers()['x-request-id']);
  expect(error.err.message).toContain('no such table');
  expect(error.err.stack).toMatch(/src\/features\/benutzer\/server\/list-benutzer\.ts:\d+:\d+/);
  const secrets = [email, password, token, user.id, wrong.email, wrong.password, '203.0.113.77'];
  for (const secret of [...secrets, 'search', 'Lindenblatt', 'Newsletter', 'Mustermann'])
    expect(shop.output()).not.toContain(secret);
});
