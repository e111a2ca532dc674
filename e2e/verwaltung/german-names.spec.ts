import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { fetchProdukt } from '../portfolio-calls.ts';
import { seiten } from '../seiten.ts';

/** English words of libraries and browsers that do not occur in German texts. */
const english = new RegExp(
  `\\b(${[
    ...[
      'toggle',
      'visibility',
      'password',
      'close',
      'open',
      'clear',
      'search',
      'select',
      'choose',
      'show',
      'hide',
    ],
    ...[
      'next',
      'previous',
      'first',
      'last',
      'page',
      'pagination',
      'loading',
      'remove',
      'delete',
      'edit',
      'add',
    ],
    ...[
      'the',
      'and',
      'of',
      'to',
      'pick',
      'press',
      'draggable',
      'sortable',
      'drag',
      'dropped',
      'item',
      'items',
    ],
    ...[
      'notification',
      'notifications',
      'dialog',
      'tooltip',
      'chart',
      'table',
      'slider',
      'increase',
      'decrease',
    ],
  ].join('|')})\\b`,
  'i',
);

/** Texts of the page for assistive technology: names, descriptions, alt texts. */
function perceivableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-roledescription',
      'aria-valuetext',
      'aria-description',
      'title',
      'alt',
    ];
    const texts = attributes
      .concat('placeholder')
      .flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map(
          (element) => `${name}: ${element.getAttribute(name)}`,
        ),
      );
    const quiet = '[role="status"], [role="alert"], [id^="DndDescribedBy"], [id^="DndLiveRegion"]';
    const announced = [...document.querySelectorAll(quiet)].map((element) => `says: ${element.textContent}`);
    const shown = document.body.innerText.split('\n').map((line) => `shows: ${line}`);
    return [...texts, ...announced, ...shown].filter((text) => !/: \s*$/.test(text));
  });
}

async function expectGerman(page: Page, where: string): Promise<void> {
  const texts = await perceivableTexts(page);
  expect(texts.length, where).toBeGreaterThan(5);
  expect(
    texts.filter((text) => english.test(text.slice(text.indexOf(': ')))),
    where,
  ).toEqual([]);
}

test('no page of the shop has an English word, visible or for assistive technology', async ({
  page,
  request,
}) => {
  test.slow();
  const { _id } = await fetchProdukt(request, 'Honigwabe');
  for (const path of [...seiten.map(({ path }) => path), `/products/${_id}`]) {
    await openAlive(page, path);
    await expectGerman(page, path);
  }
});

const dialoge: [path: string, opener: string | RegExp][] = [
  ['/admin/portfolio', 'Neues Produkt'],
  ['/admin/portfolio', 'Honigwabe verschieben'],
  ['/admin/rohstoffe', /^Neu/],
  ['/admin/lager', 'Inventur'],
  ['/admin/lager', 'Produktion'],
  ['/admin/benutzer', /^Neu/],
  ['/admin/benutzer', /Passwort ändern/],
  ['/admin/warenberechnung', 'Bearbeiten'],
];

test('neither does the back office with its dialogs', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  for (const [path, opener] of dialoge) {
    await openAlive(page, path);
    const button = page.getByRole('main').getByRole('button', { name: opener }).first();
    await expect(button).toBeEnabled();
    await expectGerman(page, path);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('dialog')
        .or(page.getByText(/aufgenommen/))
        .first(),
    ).toBeAttached();
    await expectGerman(page, `${path}, ${opener}`);
  }
});
