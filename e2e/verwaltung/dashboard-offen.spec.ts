import type { Page } from '@playwright/test';
import { tagOf } from '#shared/datum.ts';
import { signIn } from '../accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { openLaden } from '../offener-laden.ts';
import { failedCall } from '../portfolio-calls.ts';
import { openWerkstatt } from '../werkstatt.ts';

const path = '/admin/dashboard';
const kacheln = (page: Page) => page.getByRole('region', { name: 'Heute' });
/** The tile of this name, without its soft hyphens. */
const kachel = (page: Page, name: RegExp) => kacheln(page).getByRole('link', { name });

test('the dashboard of an open shop says what is to be done, and each figure leads to its screen', async ({
  page,
  db,
}) => {
  await openWerkstatt(db);
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(kachel(page, /^Zu packen/)).toContainText('2');
  await expect(kachel(page, /^Zu packen/)).toContainText('1 überfällig');
  await expect(kachel(page, /^Wartet auf Geld/)).toContainText('1');
  await expect(kachel(page, /^Abhol/)).toContainText('0');
  await expect(kachel(page, /^Problem/)).toContainText('1');
  await expect(kachel(page, /^Zu fertigen/)).toContainText('3');
  await expect(kachel(page, /^Knappe Produkte/)).toContainText('1');
  await expect(kachel(page, /^Nicht zugestellte Post/)).toHaveAttribute('href', '/admin/post');
  await expect(kachel(page, /^Letzte Sicherung/)).toHaveAttribute('href', '/admin/einstellungen');
  await kachel(page, /^Knappe Produkte/).click();
  await expect(page).toHaveURL('/admin/lager?tab=produkte');
  await page.goBack();
  await kachel(page, /^Wartet auf Geld/).click();
  await expect(page).toHaveURL('/admin/bestellungen?aufgabe=geld');
  await page.goBack();
  await kachel(page, /^Zu fertigen/).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Zu fertigen' })).toBeVisible();
});

test('the month has its turnover and best sellers in pictures and in words', async ({ page, db }) => {
  await openLaden(db);
  await page.route('**/api/bestellungen/umsatz*', (route) => {
    const monat = new URL(route.request().url()).searchParams.get('monat') ?? '';
    const isLaufend = tagOf(new Date()).startsWith(monat);
    const umsatz = isLaufend ? 238 : 119;
    const data = {
      umsatz,
      umsatzNetto: umsatz / 1.19,
      tage: [{ tag: `${monat}-01`, umsatz, umsatzNetto: umsatz / 1.19 }],
      produkte: isLaufend ? [{ produktId: 'a', name: 'Lavendeltraum', stueck: 12 }] : [],
    };
    return route.fulfill({ json: { success: true, data } });
  });
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  const main = page.getByRole('main');
  await expect(main.getByText(/200,00\s€/).first()).toBeVisible();
  await expect(main).toContainText(/238,00\s€ mit/);
  await expect(main).toContainText(/100\s% mehr als bis zum/);
  await expect(main).toContainText('Bestellte Ware ohne Versandkosten');
  await expect(page.getByRole('img', { name: /^Umsatz je Tag .* am meisten am 1\./ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lavendeltraum' })).toContainText('12 Stück');
  await page.getByRole('button', { name: 'Monat davor' }).click();
  await expect(main.getByText(/100,00\s€/).first()).toBeVisible();
  await expect(main).toContainText('noch nichts verkauft');
  await page.getByRole('button', { name: 'Monat danach' }).click();
  await expect(main).toContainText(/100\s% mehr als bis zum/);
  await expect(page.getByRole('button', { name: 'Monat danach' })).toHaveCount(0);
});

test('an employee’s dashboard has no figure and makes no call that is the admin’s', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openWerkstatt(db);
  await signIn(page, 'werkstatt');
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
  await openAlive(page, path);
  await expect(kachel(page, /^Knappe Produkte/)).toContainText('1');
  await expect(kacheln(page).getByRole('link')).toHaveCount(6);
  await expect(page.getByText(/Sicherung|Post|Rohstoffe|Ladendaten/)).toHaveCount(0);
  await expect(page.getByText(/[\d,]+\s€ ohne Mehrwertsteuer|,\d\d\s€/).first()).toBeVisible();
  expect(refused).toEqual([]);
});

test.describe('when some answers cannot be had or are empty', () => {
  test.use({ expectedErrors: [failedCall] });
  test('each figure says so alone and tries again', { tag: '@desktop' }, async ({ page, db }) => {
    await openLaden(db);
    let isBroken = true;
    await page.route('**/api/bestellungen/zu-fertigen', (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { success: false, message: 'Serverfehler.' } })
        : route.fulfill({ json: { success: true } }),
    );
    for (const call of ['bestellungen?*', 'bestellungen/umsatz*', 'lager/bestand', 'post/lage'])
      await page.route(`**/api/${call}`, (route) => route.fulfill({ json: { success: true } }));
    await signIn(page, 'admin');
    await openAlive(page, path);
    const retry = page.getByRole('button', { name: 'Erneut versuchen: Zu fertigen' });
    await expect(retry).toBeVisible();
    await expect(kachel(page, /^Zu packen/)).toContainText('0');
    await expect(kachel(page, /^Knappe Produkte/)).toContainText('0');
    await expect(page.getByText(/^0,00\s€$/)).toBeVisible();
    isBroken = false;
    await retry.click();
    await expect(kachel(page, /^Zu fertigen/)).toContainText('0');
  });
});
