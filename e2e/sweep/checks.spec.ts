import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findNameless, sweep } from './sweep.ts';
import { watchPage } from './watch.ts';

/** Each check of the sweep fires on a page made for it, and none on a page that is as it should be. */

const good = `
  <header><a href="#a">Start</a></header>
  <main>
    <h1>Seifen</h1>
    <p>Heute gibt es Lavendel, Honig und Minze.</p>
    <p>Alles ist von Hand gemacht.</p>
    <p>Wir packen am Freitag.</p>
    <p>Fragen? Schreiben Sie uns.</p>
    <label>Menge <input style="height: 3rem; width: 3rem; font-size: 1rem"></label>
    <button style="min-height: 2.75rem">Bestellen</button>
  </main>`;

async function show(page: Page, main: string, style = ''): Promise<void> {
  await page.setContent(`<!doctype html><html lang="de"><head><title>Seifen</title>
    <style>body { margin: 0; font-family: sans-serif; color: #222; background: #fff }
    .small { padding: 0; border: 0; width: 15px; height: 15px; font-size: 9px } ${style}</style></head>
    <body>${good.replace('</main>', `${main}</main>`)}</body></html>`);
}

const widths = [360];
test.use({ hasConsent: false });

test('a good page passes', { tag: '@desktop' }, async ({ page }) => {
  await show(page, '');
  expect(await sweep(page, [320, 360, 1440])).toEqual([]);
});

for (const [what, html, fault] of [
  ['an element of 800 px', '<div style="width: 800px">Breit</div>', /440 px too wide: div 'Breit'/],
  [
    'a word that is cut',
    '<p style="width: 3rem; overflow: hidden">Lavendelblüten</p>',
    /cut: Lavendelblüten/,
  ],
  [
    'a torn word',
    '<p style="width: 1.2rem; word-break: break-all">Lavendelblüten</p>',
    /torn: Lavendelblüten/,
  ],
  [
    'a word of a title on two lines',
    '<h2 style="width: 5rem; overflow-wrap: anywhere">Lavendelblütenseife</h2>',
    /Lavendelblütenseife/,
  ],
  [
    'a text upon another',
    '<p>Unten steht das</p><p style="margin-top: -2.2em">Oben steht das</p>',
    /'Unten steht das' lies upon 'Oben steht das'/,
  ],
  [
    'a text without room for more space between its letters',
    '<p style="width: 8rem; font-size: 16px; white-space: nowrap; overflow: hidden">Lavendelblüten</p>',
    /text with more space: cut: Lavendelblüten/,
  ],
  ['a field lower than its text', '<input aria-label="Ort" style="height: 12px">', /too low: Ort/],
  [
    'a button upon another',
    '<button>Weniger</button><button style="margin-left: -2rem">Mehr</button>',
    /button 'Weniger' overlaps button 'Mehr'/,
  ],
  [
    'a fixed bar upon the last link',
    '<p><a href="#b">Impressum</a></p><div style="position: fixed; inset: auto 0 0 0; height: 5rem; background: #222"></div><div style="height: 700px"></div><p><a href="#c">AGB</a></p>',
    /a 'AGB' lies below div/,
  ],
  [
    'a small target',
    '<div style="display: flex"><button class="small">a</button><button class="small">b</button></div>',
    /^360 px.*target-size/,
  ],
  ['a low contrast', '<p style="color: #bbb">Blass</p>', /color-contrast/],
  ['a field without a name', '<input>', /without a name: - textbox|label: </],
  ['a button without a name', '<button style="width: 3rem; height: 3rem"></button>', /button-name/],
  [
    'a picture without words',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">',
    /image-alt/,
  ],
  ['a picture that does not come', '<img alt="Seife" src="data:image/png;base64,AAAA">', /no picture/],
  [
    'an English word',
    '<button aria-label="Close" style="width: 3rem; height: 3rem">x</button>',
    /English: Close/,
  ],
  ['an English text', '<p>Loading …</p>', /English: Loading/],
  [
    'a second button of the same name',
    '<p>Lavendel <button style="min-height: 3rem">Entfernen</button></p><p>Minze <button style="min-height: 3rem">Entfernen</button></p>',
    /button 'Entfernen' is there more than once/,
  ],
  [
    'a second link of the same name that leads elsewhere',
    '<p><a href="#l">Mehr</a></p><p><a href="#m">Mehr</a></p>',
    /link 'Mehr' is there more than once/,
  ],
  ['a second title', '<h1>Noch einer</h1>', /2 headings of the first level/],
] as const)
  test(`${what} is found`, { tag: '@desktop' }, async ({ page }) => {
    await show(page, html);
    expect(await sweep(page, widths)).toContainEqual(expect.stringMatching(fault));
  });

test('what has the focus below a bar is found, and what the page scrolls clear of it is not', {
  tag: '@desktop',
}, async ({ page }) => {
  const bar = '<div style="position: fixed; inset: auto 0 0 0; height: 9rem; background: #222"></div>';
  const long =
    '<div style="height: 230px"></div><p><a href="#c">AGB</a></p><div style="height: 900px"></div>';
  await show(page, long + bar);
  expect(await sweep(page, [320])).toContainEqual(
    expect.stringMatching(/^320 × \d+: a 'AGB' has the focus below div/),
  );
  await show(page, long + bar, 'html { scroll-padding-bottom: 11rem }');
  expect((await sweep(page, [320])).filter((fault) => fault.includes('AGB'))).toEqual([]);
});

test('a chosen one that only its background tells is found where colours are forced', {
  tag: '@desktop',
}, async ({ page }) => {
  const buttons = '<button aria-pressed="true">Neu</button> <button aria-pressed="false">Alt</button>';
  const style = 'button { min-height: 3rem } [aria-pressed="true"] { background: #fc0; color: #222 }';
  await show(page, buttons, style);
  expect(await sweep(page, widths)).toContainEqual(
    expect.stringMatching(/'Neu' is chosen and looks as 'Alt'/),
  );
  await show(
    page,
    buttons,
    `${style} @media (forced-colors: active) { [aria-pressed="true"] { outline: 2px solid } }`,
  );
  expect(await sweep(page, widths)).toEqual([]);
});

test('a chosen one whose words are as dark as its ground is found where colours are forced', {
  tag: '@desktop',
}, async ({ page }) => {
  const links = '<nav><a href="#l" aria-current="page">Lager</a> <a href="#g">Geld</a></nav>';
  const style = (words: string) => `nav a { display: inline-block; min-height: 3rem; color: #7f3b48 }
    @media (forced-colors: active) { nav [aria-current] { background: Highlight; color: HighlightText${words};
    forced-color-adjust: none } }
    nav a[aria-current] { color: #7f3b48 }`;
  await show(page, links, style(''));
  expect(await sweep(page, widths)).toContainEqual(
    expect.stringMatching(/'Lager' is chosen and has a contrast of 1\.\d/),
  );
  await show(page, links, style(' !important'));
  expect(await sweep(page, widths)).toEqual([]);
});

test('fields of the same name are told apart by their group, and buttons by their description', {
  tag: '@desktop',
}, async ({ page }) => {
  const row = (name: string, id: string) => `<fieldset><legend id="${id}">${name}</legend>
    <label>Stück <input style="height: 3rem; width: 3rem; font-size: 1rem"></label>
    <button style="min-height: 3rem" aria-describedby="${id}">Entfernen</button></fieldset>`;
  await show(page, row('Lavendel', 'l') + row('Minze', 'm'));
  expect(await sweep(page, widths)).toEqual([]);
});

test('a fault of large text alone is found', { tag: '@desktop' }, async ({ page }) => {
  await show(page, '<p style="width: 140px; font-size: 1rem; overflow: hidden">Lavendelblüte</p>');
  const found = await sweep(page, widths);
  expect(found).toEqual(['360 px, text of 200 %: cut: Lavendelblüte']);
});

test('a fault of one width alone is found, with its width', { tag: '@desktop' }, async ({ page }) => {
  await show(
    page,
    '<div class="table">Tabelle</div>',
    '@media (min-width: 900px) { .table { width: 1000px } }',
  );
  expect(await sweep(page)).toEqual([expect.stringMatching(/^900 px: 100 px too wide: div 'Tabelle'/)]);
});

test('what has no name for assistive technology is found', { tag: '@desktop' }, () => {
  expect(
    findNameless('- main:\n  - button "Bestellen"\n  - link\n  - textbox: 3\n  - tab [selected]'),
  ).toEqual(['without a name: - link', 'without a name: - textbox: 3', 'without a name: - tab [selected]']);
});

test.describe('beside the page', () => {
  test.use({ expectedErrors: [/./] });

  test('warnings, failed and foreign requests are found, and expected ones are not', {
    tag: '@desktop',
  }, async ({ page, shop }) => {
    await page.route('https://fremd.example/**', (route) => route.fulfill({ body: 'x' }));
    await page.route('**/api/laden*', (route) => route.fulfill({ status: 500 }));
    await page.route('**/api/weg', (route) => route.abort('connectionrefused'));
    const found = watchPage(page, shop.url, /\/api\/laden/);
    // Without the content policy of the shop, which would hold the foreign request back.
    await page.route('**/frei', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('/frei');
    await page.evaluate('console.warn("Achtung")');
    await page.evaluate(async () => {
      await fetch('/api/gibt-es-nicht');
      await fetch('/api/laden');
      await fetch('/api/weg').catch(() => {});
      await fetch('https://fremd.example/schrift', { mode: 'no-cors' }).catch(() => {});
    });
    await expect.poll(() => found().join('\n')).toContain('foreign: https://fremd.example/schrift');
    expect(found().join('\n')).toMatch(/console: Achtung/);
    expect(found().join('\n')).toMatch(/404: .*gibt-es-nicht/);
    expect(found().join('\n')).toMatch(/ERR_CONNECTION_REFUSED: .*\/api\/weg/);
    expect(found().filter((fault) => fault.includes('laden'))).toEqual([]);
  });
});
