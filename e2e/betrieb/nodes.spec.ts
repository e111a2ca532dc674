import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import type { Db } from '#server/db/connect.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { payAndReturn } from '#test/nodes/nodes-money.ts';
import {
  callerWith,
  cartWriter,
  checkLedger,
  newSession,
  pageReader,
  produktionWriter,
  untilDone,
  writeDuring,
} from '#test/nodes/nodes-writers.ts';
import { openNodes, type TestNodes } from '#test/nodes/test-nodes.ts';
import { imageFile } from '#test/ware/bild-files.ts';
import { type FakeStripe, startFakeStripe } from '#test/zahlung/fake-stripe.ts';
import { demoPassword, emailOf } from '../arrange/accounts.ts';
import { expect, openAlive, test as shopTest } from '../fixtures.ts';

/** Two nodes behind a round-robin proxy, and the provider at which they are paid. */
const test = shopTest.extend<{ nodes: TestNodes; stripe: FakeStripe }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  stripe: async ({}, use) => {
    const stripe = await startFakeStripe();
    await use(stripe);
    await stripe.close();
  },
  nodes: async ({ stripe }, use) => {
    const nodes = await openNodes({ stripe });
    await use(nodes);
    await nodes.close();
  },
  baseURL: async ({ nodes }, use) => use(nodes.url),
});

test.setTimeout(240_000);

const findLavendeltraum = (db: Db) =>
  db.selectFrom('produkt').selectAll().where('name', '=', 'Lavendeltraum').executeTakeFirstOrThrow();

test('two nodes are one shop: sign in, fill a cart, and see at once what the admin changed', async ({
  page,
  nodes,
}) => {
  const admin = callerWith(nodes.url, (await newSession(nodes.db, 'admin')).token);
  const produkt = await findLavendeltraum(nodes.db);

  await openAlive(page, '/login');
  await page.getByLabel('E-Mail').fill(emailOf('ben'));
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('/');
  await openAlive(page, `/products/${produkt.id}`);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'zum Warenkorb hinzugefügt' })).toBeVisible();

  const changed = await admin('PUT', `/admin/portfolio/${produkt.id}`, {
    preis: 12.34,
    version: produkt.version,
  });
  expect(changed.status).toBe(200);
  await openAlive(page, `/products/${produkt.id}`);
  await expect(page.getByRole('main')).toContainText('12,34 €');
  await openAlive(page, '/cart');
  await expect(page.getByRole('main')).toContainText('12,34 €');
  expect(Math.min(...nodes.proxy.answered())).toBeGreaterThan(5);
});

test('two nodes count, book, keep and forget as one', async ({ nodes, stripe }) => {
  const { db, url } = nodes;
  const [first, second] = nodes.nodes.map((node) => node.url) as [string, string];
  const { token } = await newSession(db, 'admin');
  const admin = callerWith(url, token);
  const { id, version } = await findLavendeltraum(db);
  const rezept = await db.selectFrom('rezept').selectAll().where('produktId', '=', id).execute();
  const rohstoffOf = (teil: string) => rezept.find((row) => row.teil === teil)?.rohstoffId ?? '';

  await test.step('50 adds of one piece are 50 pieces', async () => {
    const customer = callerWith(url, (await newSession(db, 'customer')).token);
    const adds = await Promise.all(
      Array.from({ length: 50 }, () => customer('POST', '/cart/add', { produktId: id, menge: 1 })),
    );
    expect(adds.map(({ status }) => status)).toEqual(adds.map(() => 200));
    expect((await customer('GET', '/cart')).body.data).toMatchObject({ items: [{ menge: 50 }] });
  });

  await test.step('pages cached on both nodes are fresh after every change made on one', async () => {
    for (const [i, preis] of [21.01, 22.02, 23.03].entries()) {
      const changer = callerWith(i % 2 === 0 ? first : second, token);
      const body = { preis, version: version + i };
      expect((await changer('PUT', `/admin/portfolio/${id}`, body)).status).toBe(200);
      for (const node of [first, second, url])
        expect(await (await fetch(`${node}/products/${id}`)).text()).toContain(`2${i + 1},0${i + 1}`);
    }
  });

  await test.step('a picture uploaded to one node is on the other at once', async () => {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(await imageFile('jpeg'))]), 'foto.jpg');
    body.append('isHauptbild', 'true');
    body.append('alt_text', 'Foto');
    const headers = { authorization: `Bearer ${token}` };
    const uploaded = await fetch(`${first}/api/admin/portfolio/${id}/upload-image`, {
      method: 'POST',
      headers,
      body,
    });
    expect(uploaded.status).toBe(200);
    const { data } = (await uploaded.json()) as { data: { imageUrl: string } };
    const picture = await fetch(second + data.imageUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    expect(await (await fetch(`${second}/products/${id}`)).text()).toContain(
      data.imageUrl.split('/').at(-1)?.split('.')[0]?.split('-')[0],
    );
  });

  await test.step('50 concurrent bookings with material for 20 book 20', async () => {
    const levelOf = (artikelId: string) =>
      db.selectFrom('bestand').selectAll().where('artikelId', '=', artikelId).executeTakeFirstOrThrow();
    const fill = async (typ: string, artikelId: string, bis: number) => {
      const aenderung = bis - (await levelOf(artikelId)).menge;
      expect((await admin('POST', '/lager/korrektur', { typ, artikelId, aenderung })).status).toBe(200);
    };
    await fill('rohseife', rohstoffOf('seife'), 100_001);
    await fill('duftoil', rohstoffOf('aroma'), 100_001);
    // Via 21, because a correction by 0 is refused.
    for (const bis of [21, 20]) await fill('verpackung', rohstoffOf('verpackung'), bis);
    const before = (await levelOf(id)).menge;
    const buchungen = await Promise.all(
      Array.from({ length: 50 }, () => admin('POST', '/lager/produktion', { produktId: id, anzahl: 1 })),
    );
    expect(buchungen.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(buchungen.filter(({ status }) => status === 409)).toHaveLength(30);
    expect((await levelOf(id)).menge).toBe(before + 20);
    expect((await levelOf(rohstoffOf('verpackung'))).menge).toBe(0);
    expect(await checkLedger(db)).toEqual([]);
  });

  await test.step('what both ask the provider about is booked once, and money goes back once', async () => {
    await changeEinstellung(db, 'zahlung', { online: { ...leereZahlung.online, aktiv: true } });
    const { paid, begun, unclear, done, ...course } = await payAndReturn({ ...nodes, stripe }, id);
    expect(paid).toMatchObject(paid.map(() => ({ stand: 'bezahlt' })));
    expect([begun, unclear]).toEqual([[200, 409, 409, 409], 'unklar']);
    expect(done).toMatchObject(done.map(() => ({ frei: 0, erstattungen: [{ stand: 'erledigt' }] })));
    const [{ betragCent }] = course.zahlungen;
    expect(course).toMatchObject({
      typen: ['bestellt', 'zahlung', 'storniert', 'erstattungBegonnen', 'erstattung'],
      refunds: [betragCent],
    });
  });

  await test.step('wrong passwords are counted together', async () => {
    const guess = () =>
      callerWith(url, '')('POST', '/auth/login', { email: emailOf('anna'), password: 'geraten' });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    for (const node of [first, second]) {
      const right = { email: emailOf('anna'), password: demoPassword };
      expect((await callerWith(node, '')('POST', '/auth/login', right)).status).toBe(429);
    }
  });

  await test.step('a sign-out on one node counts on the other', async () => {
    expect((await callerWith(first, token)('POST', '/auth/logout')).status).toBe(200);
    expect((await callerWith(second, token)('GET', '/admin/portfolio')).status).toBe(401);
  });
});

test('a node that dies and a PostgreSQL that restarts lose nothing that was answered', async ({ nodes }) => {
  const { db, url } = nodes;
  const { id } = await findLavendeltraum(db);
  const ids = (await db.selectFrom('produkt').select('id').execute()).map((row) => row.id);
  const shoppers = [await cartWriter(url, db, ids), await cartWriter(url, db, ids)];
  const workshop = await produktionWriter(url, db, id);
  const pages = pageReader(url);

  await writeDuring([...shoppers, workshop, pages], async () => {
    await untilDone(shoppers, 5);
    await nodes.kill(1);
    await untilDone(shoppers, 5);
    expect(Object.keys(pages.tally.statuses)).toEqual(['200']);
    await nodes.revive(1);
    for (const how of ['fast', 'immediate'] as const) {
      await nodes.postgres.shutDown(how);
      const page = await fetch(`${url}/products`, { headers: { accept: 'text/html' } });
      expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
        503,
        expect.stringContaining('text/html'),
        '5',
      ]);
      expect(await page.text()).toContain('nicht erreichbar');
      await nodes.postgres.start();
      await untilDone(shoppers, 5);
    }
  });

  for (const { check } of [...shoppers, workshop]) expect(await check(db)).toEqual([]);
  expect(await checkLedger(db)).toEqual([]);
  expect(nodes.nodes.map(({ child }) => child.exitCode)).toEqual([null, null]);
});
