import type { Page } from '@playwright/test';
import { demoPassword, emailOf } from '../../arrange/accounts.ts';
import { geheimOf, insertLink } from '../../arrange/konto-link.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';
import { typeInto } from '../../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const titel = (page: Page) => main(page).getByRole('heading', { level: 1 });
const passwort = (page: Page) => main(page).getByLabel(/^(Neues )?Passwort$/);
const knopf = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const neu = 'Seifenkiste am Fenster';

test.beforeEach(({ db }) => openLaden(db));

test('the secret is in no request, no referrer, no storage and no log', {
  tag: '@desktop',
}, async ({ page, db, shop }) => {
  const link = await insertLink(db, 'anna', { art: 'passwort' });
  const geheim = geheimOf(link);
  const sent: string[] = [];
  page.on('request', (request) => {
    const where = [request.url(), request.headers().referer ?? ''];
    if (where.some((address) => address.includes(geheim))) sent.push(...where);
  });
  await openAlive(page, link);
  await expect(titel(page)).toHaveText('Neues Passwort');
  expect(await page.evaluate(() => location.href)).not.toContain(geheim);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(geheim);

  // A reload finds it in the history's entry.
  await page.reload();
  await expect(titel(page)).toHaveText('Neues Passwort');
  await expect(page).toHaveURL('/konto/link');
  await typeInto(passwort(page), neu);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(geheim);
  expect(sent).toEqual([]);
  for (const secret of [geheim, neu, emailOf('anna')]) expect(shop.output()).not.toContain(secret);
});

test.describe('with the log of all requests', () => {
  test.use({ shopEnv: { LOG_LEVEL: 'info' } });

  test('neither secret nor address is in it', { tag: '@desktop' }, async ({ page, db, shop }) => {
    const link = await insertLink(db, 'anna', { art: 'bestaetigung' });
    await openAlive(page, link);
    await typeInto(passwort(page), demoPassword);
    await knopf(page, 'Adresse bestätigen').click();
    await expect(titel(page)).toHaveText('E-\u2060Mail-Adresse bestätigt');
    await expect.poll(() => shop.output()).toContain('/api/auth/link/bestaetigen');
    for (const secret of [geheimOf(link), emailOf('anna'), demoPassword])
      expect(shop.output()).not.toContain(secret);
  });
});

test('a scanner that opens the link changes nothing; the password of its account confirms, once', {
  tag: '@phone',
}, async ({ page, db, request }) => {
  test.slow();
  const link = await insertLink(db, 'anna', { art: 'bestaetigung' });
  const bestaetigt = async () => {
    const { emailBestaetigtAt } = await db
      .selectFrom('account')
      .select('emailBestaetigtAt')
      .where('email', '=', emailOf('anna'))
      .executeTakeFirstOrThrow();
    return emailBestaetigtAt !== null;
  };
  const before = await bestaetigt();
  expect((await request.get(link)).status()).toBe(200);
  await openAlive(page, link);
  await expect(titel(page)).toHaveText('E-Mail-Adresse bestätigen');
  await expect(main(page)).toContainText(emailOf('anna'));
  expect(await bestaetigt()).toBe(before);

  await typeInto(passwort(page), demoPassword);
  await page.keyboard.press('Enter');
  await expect(titel(page)).toHaveText('E-\u2060Mail-Adresse bestätigt');
  await expect(titel(page)).toBeFocused();
  await expectAccessible(page);
  expect(await bestaetigt()).toBe(true);
  await page.reload();
  await expect(titel(page)).toHaveText('E-\u2060Mail-Adresse bestätigt');
  await main(page).getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByRole('textbox', { name: 'E-Mail' })).toHaveValue(emailOf('anna'));
});

test('a second link opened in the same tab replaces the first one; a jump within the page does not', {
  tag: '@desktop',
}, async ({ page, db }) => {
  const first = await insertLink(db, 'anna', { art: 'passwort' });
  const second = await insertLink(db, 'ben', { art: 'bestaetigung' });
  await openAlive(page, first);
  await expect(titel(page)).toHaveText('Neues Passwort');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/konto/link#inhalt');
  await expect(titel(page)).toHaveText('Neues Passwort');
  await page.evaluate((href) => location.assign(href), second);
  await expect(titel(page)).toHaveText('E-Mail-Adresse bestätigen');
  await expect(main(page)).toContainText(emailOf('ben'));
  await expect(page).toHaveURL('/konto/link');
});
