import { expect, onTestFinished, test } from 'vitest';
import { linkPfad } from '#features/konto/link-art.ts';
import type { RenderPage } from '#shared/rendered-page.ts';
import { openMigratedDatabase } from '#test/databases.ts';
import { renderPage } from '#web/entry-server.tsx';
import { buildApp } from '../app.ts';
import { missingPages } from '../missing-pages.ts';
import { siteFiles } from '../site-files.ts';
import { pages } from './pages.ts';

const token = 'x'.repeat(43);
const secret = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** The server with its pages and the addresses that it has rendered; `render` can fail. */
async function openPages(render: RenderPage = renderPage) {
  const { db } = await openMigratedDatabase('SQLite');
  const rendered: string[] = [];
  const source = {
    render: ((path, options) => {
      rendered.push(path);
      return render(path, options);
    }) satisfies RenderPage,
    shell: async ({ head, body, state }: { head: string; body: string; state: string }) =>
      head + body + state,
    serveFiles: async () => {},
  };
  const config = { logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost' } as const;
  const app = await buildApp(config, db, pages(source, siteFiles, missingPages(db)));
  onTestFinished(() => app.close());
  return { app, rendered };
}

test('the pages of all orders are one, rendered once, whatever their links', async () => {
  const { app, rendered } = await openPages();
  const bodies = new Set<string>();
  for (const name of [token, 'x', '-', `${token}?von=mail`, 'y'.repeat(900)]) {
    const { statusCode, headers, body } = await app.inject(`/bestellung/${name}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject(secret);
    bodies.add(body);
  }
  expect(bodies.size).toBe(1);
  expect(rendered).toEqual(['/bestellung/-']);
});

test('the page of an order contains nothing of its link', async () => {
  const { app } = await openPages();
  const { body } = await app.inject(`/bestellung/${token}`);
  expect(body).toContain('Ihre Bestellung');
  expect(body).toContain('Lade Bestellung...');
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(body).not.toContain(token);
  expect(body).not.toMatch(/canonical|og:url|bestellung\/-/);
});

test('the page of links to accounts is as private, and one for all', async () => {
  const { app, rendered } = await openPages();
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
  const { app } = await openPages();
  const redirect = await app.inject(`/bestellung/${token}/`);
  expect(redirect).toMatchObject({ statusCode: 301 });
  expect(redirect.headers).toMatchObject({ ...secret, location: `/bestellung/${token}` });

  const broken = await openPages(async () => {
    throw new Error('no page');
  });
  const failure = await broken.app.inject(`/bestellung/${token}`);
  expect(failure.statusCode).toBe(500);
  expect(failure.headers).toMatchObject(secret);
});

test('other pages keep their headers, and the sitemap knows no order', async () => {
  const { app } = await openPages();
  const { headers } = await app.inject('/agb');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['x-robots-tag']).toBeUndefined();
  for (const path of ['/sitemap.xml', '/robots.txt'])
    expect((await app.inject(path)).body).not.toMatch(/bestellung|konto/);
});
