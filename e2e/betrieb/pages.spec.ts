import { get, type IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { fetchProdukt } from '../arrange/portfolio-calls.ts';
import { expect, test } from '../fixtures.ts';

/** What of a page is not known before it is built. */

/** The content of this meta element. */
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('the admin pages have the header but no footer; the portfolio has both', {
  tag: ['@S01', '@S02', '@R30'],
}, async ({ request }) => {
  const names = ['dashboard', 'rohstoffe', 'bestellungen', 'lager', 'inventory', 'benutzer', 'portfolio'];
  for (const name of names) {
    const answer = await request.get(`/admin/${name}`, { maxRedirects: 0 });
    expect(answer.status(), name).toBe(200);
    const html = await answer.text();
    for (const element of ['header', 'main']) expect(html, name).toMatch(new RegExp(`<${element}[ >]`));
    expect(/<footer[ >]/.test(html), name).toBe(name === 'portfolio');
  }
});

test('an address in another spelling leads home, never to another site', {
  tag: ['@S04', '@R30'],
}, async ({ shop }) => {
  for (const path of ['//evil.example/', '/\\evil.example/', '/products/..', '//:80']) {
    const { port } = new URL(shop.url);
    // Other clients would tidy the address.
    const answer = await new Promise<IncomingMessage>((resolve) =>
      get({ port, path, host: 'localhost' }, resolve),
    );
    expect([answer.statusCode, answer.headers.location], path).toEqual([302, '/']);
  }
});

test('the preview pictures are JPEGs of the declared size, with alt texts', async ({ request }) => {
  const { _id, bilder } = await fetchProdukt(request, 'Lavendeltraum');
  for (const [path, words] of [
    [
      '/',
      'Handgemachte Seifen auf einem Holzbrett und hellem Leinen im warmen Fensterlicht, davor Lavendel und Honiglöffel',
    ],
    [`/products/${_id}`, bilder.alt_text],
  ] as const) {
    const html = await (await request.get(path)).text();
    const answer = await request.get(metaOf(html, 'og:image') ?? '');

    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe('image/jpeg');
    const { format, width, height } = await sharp(await answer.body()).metadata();
    expect([format, width], path).toEqual(['jpeg', 1200]);
    expect(metaOf(html, 'og:image:type'), path).toBe('image/jpeg');
    expect(metaOf(html, 'og:image:width'), path).toBe(String(width));
    expect(metaOf(html, 'og:image:height'), path).toBe(String(height));
    expect(metaOf(html, 'og:image:alt'), path).toBe(words);
  }
});

test('manifest and icons exist, and the page links them', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const links = [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]*)"/g)];
  const named = links.map(([, rel, href = '']) => ({ rel, href }));
  expect(named.map(({ rel }) => rel)).toEqual(
    expect.arrayContaining(['icon', 'apple-touch-icon', 'manifest']),
  );
  const manifest = await request.get(named.find(({ rel }) => rel === 'manifest')?.href ?? '');
  const { name, lang, icons } = await manifest.json();

  expect(manifest.headers()['content-type']).toMatch(/json/);
  expect(name).toContain(demoEinstellungen.laden.name);
  expect(lang).toMatch(/^de/);
  const pictures: string[] = icons.map(({ src }: { src: string }) => src);
  for (const path of ['/favicon.ico', ...named.map(({ href }) => href), ...pictures]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    // An unknown address leads to the start page.
    expect(answer.headers()['content-type'], path).not.toContain('html');
  }
});
