import { answerList, fetchProdukte, makeProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, openAlive, test, untilAlive } from '../../fixtures.ts';
import { card, goWithin } from '../../pages/page-language.ts';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

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

const elsewhere = 'https://bilder.example/seife.gif';

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
