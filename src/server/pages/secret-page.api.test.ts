import { describe, expect, test } from 'vitest';
import { linkPfad } from '#features/konto/link-art.ts';
import { widerrufCalls } from '#features/widerruf/calls.ts';
import type { RenderPage } from '#shared/rendered-page.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { openPages, type ShopPages } from '#test/shop-pages.ts';

const token = 'x'.repeat(43);
const secret = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** The pages of an empty shop. */
async function openSecret(
  database: (typeof databases)[number] = 'SQLite',
  { render }: { render?: RenderPage } = {},
) {
  const { db } = await openMigratedDatabase(database);
  return openPages(db, render ? { render } : {});
}

const erklaerung = {
  ...{ name: 'Ada Muster', bestellung: 'Seifen vom 1. Mai', email: 'ada@kundschaft.example' },
  stuecke: 'zwei Stück </script>',
};

/** Declares a withdrawal; the address of its receipt. */
async function declare({ app }: Pick<ShopPages, 'app'>): Promise<string> {
  const { method, path } = widerrufCalls.erklaeren;
  const reply = await app.inject({ method, url: `/api${path}`, payload: erklaerung });
  return `/widerruf/${reply.json().data.token}`;
}

describe.each(databases)('receipts of withdrawals on %s', (database) => {
  test('are sent with their content, and are private', async () => {
    const { app } = await openSecret(database);
    const address = await declare({ app });
    const { statusCode, headers, body } = await app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject(secret);
    expect(headers).not.toHaveProperty('etag');
    for (const text of ['Ada Muster', 'Seifen vom 1. Mai', 'ada@kundschaft.example', 'zwei Stück'])
      expect(body).toContain(text);
    expect(body).toMatch(/\d+\. \p{L}+ \d{4} um \d\d:\d\d Uhr/u);
    expect(body).not.toContain('zwei Stück </script>');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('<meta name="referrer" content="no-referrer"/>');
    expect(body).not.toMatch(/canonical|og:url/);
    expect(/<title>.*<\/title>/.exec(body)?.[0]).not.toContain(address.slice(-43));
  });

  test('are rendered each time and kept nowhere', async () => {
    const opened = await openSecret(database);
    const address = await declare(opened);
    for (const _ of [1, 2]) expect((await opened.app.inject(`${address}?von=mail`)).statusCode).toBe(200);
    expect(opened.rendered).toEqual([address, address]);
    const redirect = await opened.app.inject(`${address}/`);
    expect(redirect).toMatchObject({ statusCode: 301 });
    expect(redirect.headers).toMatchObject({ ...secret, location: address });
  });

  test('that do not exist share one page, rendered once', async () => {
    const { app, rendered } = await openSecret(database);
    const bodies = new Set<string>();
    for (const name of [token, 'x', '-', 'unbekannt', `${token}?von=mail`, 'y'.repeat(900)]) {
      const { statusCode, headers, body } = await app.inject(`/widerruf/${name}`);
      expect(statusCode).toBe(404);
      expect(headers).toMatchObject(secret);
      bodies.add(body);
    }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain('gibt es nicht');
    expect([...bodies][0]).not.toMatch(/canonical|og:url/);
    expect(rendered).toEqual(['/widerruf/unbekannt']);
  });
});

test('the form is a page like others: for everyone, found by search engines, the same for all links', async () => {
  const { app, rendered } = await openSecret();
  for (const _ of [1, 2]) {
    const { statusCode, headers, body } = await app.inject('/widerruf');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toMatch(/<form [^>]*action="\/api\/widerruf" method="post"/);
    expect(body).not.toMatch(/novalidate|noindex/i);
    expect(body.match(/<(input|textarea)[^>]* required=""/g)).toHaveLength(3);
    expect(body).toContain('>Widerruf bestätigen</span></button>');
  }
  expect(rendered).toEqual(['/widerruf']);
});

/** Of an order, its payment, its money that comes back, and of a payment at the example workshop's own provider. */
const geteilt = [
  { path: '/bestellung/-', texte: ['Ihre Bestellung', 'Lade Bestellung...'] },
  { path: '/bestellung/-/zahlung', texte: ['Ihre Zahlung', 'Einen Augenblick …'] },
  { path: '/bestellung/-/erstattung', texte: ['Ihr Geld zurück', 'Einen Augenblick …'] },
  { path: '/probezahlung/-', texte: ['Probezahlung', 'Hier bezahlt niemand wirklich.'] },
];

test.each(geteilt)('all pages like $path are one, rendered once, whatever their links', async ({ path }) => {
  const { app, rendered } = await openSecret();
  const bodies = new Set<string>();
  for (const name of [token, 'x', '-', 'y'.repeat(900)])
    for (const query of ['', '?von=mail', '?zurueck=bezahlt']) {
      const { statusCode, headers, body } = await app.inject(`${path.replace('-', name)}${query}`);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject(secret);
      bodies.add(body);
    }
  expect(bodies.size).toBe(1);
  expect(rendered).toEqual([path]);
});

test.each(geteilt)('a page like $path contains nothing of its link', async ({ path, texte }) => {
  const { app } = await openSecret();
  const { body } = await app.inject(path.replace('-', token));
  for (const text of texte) expect(body).toContain(text);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(body).not.toContain(token);
  expect(body).not.toMatch(/canonical|og:url|(bestellung|probezahlung)\/-/);
});

test('the page of links to accounts is as private, and one for all', async () => {
  const { app, rendered } = await openSecret();
  for (const address of [linkPfad, `${linkPfad}?von=mail`]) {
    const { statusCode, headers, body } = await app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject(secret);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('<meta name="referrer" content="no-referrer"/>');
    expect(body).not.toMatch(/canonical|og:url/);
  }
  expect(rendered).toEqual([linkPfad]);
  const redirect = await app.inject(`${linkPfad}/`);
  expect(redirect).toMatchObject({ statusCode: 301 });
  expect(redirect.headers).toMatchObject({ ...secret, location: linkPfad });
  expect((await app.inject(`${linkPfad}/x`)).statusCode).toBe(302);
});

test('no redirect and no failure of the page may be kept or give the link away', async () => {
  const { app } = await openSecret();
  const redirect = await app.inject(`/bestellung/${token}/`);
  expect(redirect).toMatchObject({ statusCode: 301 });
  expect(redirect.headers).toMatchObject({ ...secret, location: `/bestellung/${token}` });

  const broken = await openSecret('SQLite', {
    render: async () => {
      throw new Error('no page');
    },
  });
  const failure = await broken.app.inject(`/bestellung/${token}`);
  expect(failure.statusCode).toBe(500);
  expect(failure.headers).toMatchObject(secret);
});

test('other pages keep their headers, and the sitemap knows no order', async () => {
  const { app } = await openSecret();
  const { headers } = await app.inject('/agb');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['x-robots-tag']).toBeUndefined();
  for (const path of ['/sitemap.xml', '/robots.txt'])
    expect((await app.inject(path)).body).not.toMatch(/bestellung|zahlung\/|konto|widerruf\//);
});
