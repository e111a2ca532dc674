import type { Page } from '@playwright/test';
import { insertAuftrag, testAnschrift } from '#test/auftraege.ts';
import { demoPassword, emailOf, signIn, storedSession } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { bestellen, feld, fillKorb, openKasse, schritt, weiter } from '../kasse-page.ts';
import { openLaden } from '../offener-laden.ts';
import { fetchProdukt } from '../portfolio-calls.ts';
import { retype, typeInto } from '../type-into.ts';

const main = (page: Page) => page.getByRole('main');

async function typeAccount(page: Page, email: string): Promise<void> {
  await typeInto(page.getByLabel('E-Mail'), email);
  await typeInto(page.getByLabel('Passwort', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
}

test.beforeEach(({ db }) => openLaden(db));

test('the first order of an account finds name and address of its profile filled in', {
  tag: '@phone',
}, async ({ page, db }) => {
  const { user } = await signIn(page, 'anna');
  await openKasse(page);
  await expect(feld(page, 'PLZ')).toHaveValue('04109');
  for (const [name, value] of [
    ['E-Mail', emailOf('anna')],
    ['Vorname', 'Anna'],
    ['Nachname', 'Sommer'],
    ['Straße', 'Gartenweg'],
    ['Hausnummer', '3a'],
    ['Ort', 'Leipzig'],
  ] as const)
    await expect(feld(page, name)).toHaveValue(value);
  await expect(main(page).getByRole('link', { name: 'Anmelden' })).toHaveCount(0);

  await weiter(page).click();
  await weiter(page).click();
  await bestellen(page).click();
  await expect(page).toHaveURL(/\/bestellung\//);
  await expect(main(page).getByRole('region', { name: /Konto/ })).toHaveCount(0);
  const { accountId } = await db.selectFrom('auftrag').select('accountId').executeTakeFirstOrThrow();
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  expect(accountId).toBe(account.id);
});

test('the next order of an account finds everything filled in as in the last one', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  const { user } = await signIn(page, 'anna');
  const { id: accountId } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  const { _id: produktId } = await fetchProdukt(page.request, 'Jasminblüte');
  await insertAuftrag(db, {
    posten: [{ produktId, menge: 1 }],
    accountId,
    email: user.email,
    emailKey: user.email,
    rechnung: JSON.stringify(testAnschrift),
    lieferung: JSON.stringify({ ...testAnschrift, vorname: 'Oma', strasse: 'Am Markt', hausnummer: '7' }),
  });

  await openKasse(page);
  await expect(feld(page, 'E-Mail')).toHaveValue(user.email);
  await expect(feld(page, 'Straße').first()).toHaveValue('Lindenallee');
  const lieferung = page.getByRole('group', { name: 'Lieferadresse' });
  await expect(feld(lieferung, 'Vorname')).toHaveValue('Oma');
  await expect(feld(lieferung, 'Straße')).toHaveValue('Am Markt');
  await weiter(page).click();
  await weiter(page).click();
  await expect(schritt(page, '3 Prüfen')).toContainText('Am Markt 7');
  await bestellen(page).click();
  await expect(page).toHaveURL(/\/bestellung\//);
});

test('signing in on the way to an order returns to the checkout and keeps what was typed', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await fillKorb(page, 'Honigwabe', 2);
  await openKasse(page);
  await typeInto(feld(page, 'Vorname'), 'Annette');
  await main(page).getByRole('link', { name: 'Anmelden' }).click();
  // The checkout has a field for the e-mail, too.
  await expect(page).toHaveURL('/login');
  await typeAccount(page, emailOf('anna'));
  await expect(page).toHaveURL('/checkout');
  await expect(feld(page, 'PLZ')).toHaveValue('04109');
  await expect(feld(page, 'Vorname')).toHaveValue('Annette');
  await expect(main(page).getByRole('link', { name: '5 Stück' })).toBeVisible();
});

test.describe('when the session ends in the middle', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('signing in again returns to the review, with everything typed and chosen, and one order is made', {
    tag: '@phone',
  }, async ({ page, db }) => {
    test.slow();
    await signIn(page, 'anna');
    await openKasse(page);
    await expect(feld(page, 'PLZ')).toHaveValue('04109');
    await retype(feld(page, 'Straße'), 'Rosenweg');
    await weiter(page).click();
    await page.getByRole('radio', { name: /^Abholung/ }).check();
    await weiter(page).click();
    await expect(bestellen(page)).toBeVisible();

    // It ends while the order is on its way: a call before it would lead to the sign-in without the tap.
    await page.route('**/api/checkout', async (route) => {
      if (route.request().method() === 'POST') await db.deleteFrom('session').execute();
      await route.continue();
    });
    await bestellen(page).click();
    await expect(page).toHaveURL('/login');
    await page.unroute('**/api/checkout');
    await expect.poll(async () => (await storedSession(page)).token).toBeNull();
    await typeAccount(page, emailOf('anna'));
    await expect(page).toHaveURL('/checkout');
    const pruefen = schritt(page, '3 Prüfen');
    await expect(pruefen).toContainText('Rosenweg 3a');
    await expect(pruefen).toContainText('Abholung');
    expect(await db.selectFrom('auftrag').select('id').execute()).toEqual([]);
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
    expect(await db.selectFrom('auftrag').select('id').execute()).toHaveLength(1);
  });
});
