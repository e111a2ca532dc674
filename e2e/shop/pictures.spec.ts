import type { Page } from '@playwright/test';
import { insertProdukt } from '#test/factories.ts';
import { expect, openAlive, test, untilAlive } from '../fixtures.ts';
import { card, goWithin } from '../page-language.ts';
import { answerList, failedCall, fetchProdukt, fetchProdukte, makeProdukt } from '../portfolio-calls.ts';

const dataImage = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const pixel = Buffer.from(dataImage.split(',')[1] ?? '', 'base64');
const picture = (page: Page, name: string) => card(page, name).getByRole('img');

test('the main picture comes first, thumbnails choose another', { tag: ['@S20'] }, async ({
  page,
  request,
}) => {
  const { _id, bilder } = await fetchProdukt(request, 'Lavendeltraum');
  const alts = [bilder.alt_text ?? '', ...bilder.galerie.map(({ alt_text }) => alt_text)];
  await openAlive(page, `/products/${_id}`);
  const main = page.getByRole('main');
  const thumbnail = (at: number) =>
    main.getByRole('button', { name: `Bild ${at + 1} von ${alts.length} anzeigen` });

  expect(alts.length).toBeGreaterThan(1);
  await expect(main.getByRole('img', { name: alts[0], exact: true })).toBeVisible();
  await expect(thumbnail(0)).toHaveAttribute('aria-pressed', 'true');
  for (const [at, alt] of [...alts.entries()].reverse()) {
    await thumbnail(at).click();
    await expect(main.getByRole('img', { name: alt, exact: true })).toBeVisible();
    await expect(thumbnail(at)).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByRole('button', { pressed: true })).toHaveCount(1);
  }
});

test('the first three cards load with priority, the others do not', { tag: ['@S18', '@phone'] }, async ({
  page,
}) => {
  await openAlive(page, '/products');
  const articles = page.getByRole('article');

  for (const at of [0, 1, 2]) {
    await expect(articles.nth(at).getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(articles.nth(at).getByRole('img')).not.toHaveAttribute('loading', 'lazy');
  }
  await articles.nth(3).scrollIntoViewIfNeeded();
  await expect(articles.nth(3).getByRole('img')).not.toHaveAttribute('fetchpriority', 'high');
});

test('each screen gets the narrowest picture that is wide enough for it', async ({ page }) => {
  await openAlive(page, '/products');
  const image = page.getByRole('article').first().getByRole('img');
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);

  const { width, needed } = await image.evaluate((img: HTMLImageElement) => ({
    width: Number(/-(\d+)\.avif$/.exec(img.currentSrc)?.[1]),
    needed: img.clientWidth * devicePixelRatio,
  }));
  expect(width).toBe([240, 400, 680, 800, 1120, 1200].find((offered) => offered >= needed));
});

test('a tap during which the picture appears is not lost', { tag: ['@S14', '@S18', '@phone'] }, async ({
  page,
}) => {
  // Pictures are scrolled into view only while the pointer is down.
  await page.addInitScript(() => {
    const Native = IntersectionObserver;
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback) {
        super((entries, observer) => addEventListener('pointerdown', () => callback(entries, observer)));
      }
    };
  });
  await openAlive(page, '/products');
  const link = page.getByRole('article').nth(3).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.mouse.down();
  await expect(link.getByRole('img')).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/products\/.+/);
});

test('a later picture is requested when it comes within 100 px of the viewport', {
  tag: ['@S18', '@phone'],
}, async ({ page, request }) => {
  const produkte = await fetchProdukte(request);
  const last = produkte.findLast(({ bilder }) => bilder.hauptbild);
  const hash = /uploads\/([0-9a-f]+)/.exec(last?.bilder.hauptbild ?? '')?.[1] ?? 'none';
  const asked: string[] = [];
  page.on('request', (call) => asked.push(call.url()));
  const wasAsked = () => asked.some((url) => url.includes(hash));
  await openAlive(page, '/products');
  const lastCard = card(page, last?.name ?? '');

  const scrollToDistance = (px: number) =>
    lastCard.evaluate((element, distance) => {
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight - distance, behavior: 'instant' });
    }, px);
  // The observer is called with the next frame.
  const twoFrames = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
    );

  await scrollToDistance(120);
  await twoFrames();
  await expect(lastCard.getByRole('img')).toHaveCount(0);
  expect(wasAsked()).toBe(false);

  await scrollToDistance(80);
  await expect(lastCard.getByRole('img')).toHaveCount(1);
  await expect.poll(wasAsked).toBe(true);
});

test('no style sheet that is inlined in the page is fetched again', { tag: '@phone' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && fetched.push(request.url()));
  // Read from the answer: the page removes them when it comes alive.
  const html = (await (await page.goto('/products'))?.text()) ?? '';
  const inside = await page.evaluate((html) => {
    const templates = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('template');
    return [...templates].flatMap(({ content }) =>
      [...content.querySelectorAll('link[rel=stylesheet]')].map(
        (link) => new URL(link.getAttribute('href') ?? '', location.href).href,
      ),
    );
  }, html);
  expect(inside.length).toBeGreaterThan(0);
  await untilAlive(page);
  expect(fetched.filter((url) => inside.includes(url))).toEqual([]);
});

test.describe('that fails to load', () => {
  test.use({ expectedErrors: [failedCall] });

  test('where the better formats are missing the original picture is shown', {
    tag: ['@S24', '@phone'],
  }, async ({ page }) => {
    await page.route('**/*.avif', (route) => route.fulfill({ status: 404 }));
    await page.route('**/*-680.*', (route) => route.fulfill({ status: 404 }));
    await openAlive(page, '/products');
    const image = picture(page, 'Lavendeltraum');
    await expect
      .poll(() =>
        image.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => [
          currentSrc.slice(-5),
          naturalWidth > 0,
        ]),
      )
      .toEqual(['.webp', true]);
  });

  test("shows 'Bild nicht verfügbar' in the list and on the product's page", {
    tag: ['@S24', '@phone'],
  }, async ({ page, request }) => {
    const { _id } = await fetchProdukt(request, 'Lavendeltraum');
    await page.route('**/api/uploads/**', (route) => route.abort());

    await openAlive(page, '/products');
    await expect(card(page, 'Lavendeltraum').getByText('Bild nicht verfügbar')).toBeVisible();

    await openAlive(page, `/products/${_id}`);
    await expect(page.getByRole('main').getByText('Bild nicht verfügbar')).toBeVisible();
  });
});

test("a product without a picture shows 'Kein Bild'", { tag: ['@S24', '@phone'] }, async ({ page, db }) => {
  const id = await insertProdukt(db, { name: 'Bildlos' });

  await openAlive(page, '/products');
  await expect(card(page, 'Bildlos').getByText('Kein Bild')).toBeVisible();

  await openAlive(page, `/products/${id}`);
  await expect(page.getByRole('main').getByText('Kein Bild')).toBeVisible();
});

const elsewhere = 'https://bilder.example/seife.gif';

const addresses = {
  'Als Daten': [dataImage, dataImage],
  'Von woanders': [elsewhere, elsewhere],
  'Mit api': ['/api/uploads/seife.gif', '/api/uploads/seife.gif'],
  'Ohne api': ['/uploads/alt.gif', '/api/uploads/alt.gif'],
  'Ohne Schrägstrich': ['uploads/neu.gif', '/api/uploads/neu.gif'],
  Anderswo: ['bilder/seife.gif', '/bilder/seife.gif'],
} as const;

test.describe('of another server', () => {
  // Our own server stores uploads only, and its content policy lets no other host show pictures.
  test.use({ bypassCSP: true });

  test('picture addresses are resolved as the specification says', { tag: ['@S25', '@phone'] }, async ({
    page,
  }) => {
    await page.route(/\.gif$/, (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
    await answerList(
      page,
      Object.entries(addresses).map(([name, [hauptbild]]) =>
        makeProdukt({ name, bilder: { hauptbild, galerie: [] } }),
      ),
    );
    await openAlive(page, '/about');
    await goWithin(page, '/products');

    for (const [name, [, resolved]] of Object.entries(addresses)) {
      await card(page, name).scrollIntoViewIfNeeded();
      await expect(picture(page, name)).toHaveAttribute('src', resolved);
      await expect(picture(page, name)).toHaveJSProperty('naturalWidth', 1);
    }
  });
});

test.describe('of another host', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('no picture is fetched', { tag: ['@S24', '@phone'] }, async ({ page }) => {
    const fetched: string[] = [];
    await page.route(elsewhere, (route) => {
      fetched.push(route.request().url());
      return route.fulfill({ contentType: 'image/gif', body: pixel });
    });
    await answerList(page, [
      makeProdukt({ name: 'Von woanders', bilder: { hauptbild: elsewhere, galerie: [] } }),
    ]);
    await openAlive(page, '/about');
    await goWithin(page, '/products');

    await expect(card(page, 'Von woanders').getByText('Bild nicht verfügbar')).toBeVisible();
    expect(fetched).toEqual([]);
  });
});

test('gallery entries may be bare addresses or objects', { tag: ['@S20', '@S25', '@phone'] }, async ({
  page,
}) => {
  await page.route(/\.gif$/, (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
  const galerie = ['/uploads/eins.gif', { url: 'uploads/zwei.gif', alt_text: 'Die Rückseite' }] as never[];
  await answerList(page, [makeProdukt({ bilder: { hauptbild: dataImage, galerie } })]);
  await openAlive(page, '/about');
  await goWithin(page, '/products');
  await page.getByRole('link', { name: /^Details/ }).click();

  for (const [at, src] of [dataImage, '/api/uploads/eins.gif', '/api/uploads/zwei.gif'].entries()) {
    await page.getByRole('button', { name: `Bild ${at + 1} von 3 anzeigen` }).click();
    await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('src', src);
  }
});
