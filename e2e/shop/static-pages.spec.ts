import type { Page } from '@playwright/test';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card } from '../page-language.ts';

const laden = demoEinstellungen.laden;

const main = (page: Page) => page.getByRole('main');
const headings = (page: Page) => main(page).getByRole('heading', { level: 2 });

for (const [path, heading] of [
  ['/checkout', 'Kasse'],
  ['/order-tracking', 'Bestellung verfolgen'],
  ['/contact', 'Kontakt'],
] as const) {
  test(`${path} is headed '${heading}'`, { tag: ['@S33', '@R29', '@phone'] }, async ({ page }) => {
    await openAlive(page, path);
    await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('Kontakt shows how to reach the workshop', { tag: ['@S33', '@R29', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/contact');
  await expect(main(page).getByRole('link', { name: laden.email })).toHaveAttribute(
    'href',
    `mailto:${laden.email}`,
  );
  await expect(main(page).getByRole('link', { name: laden.telefon })).toBeVisible();
  for (const text of [laden.adresse.strasse, laden.adresse.stadt, laden.adresse.land])
    await expect(main(page)).toContainText(text);
});

test('Das sind wir shows the family, its products, its team and its values', {
  tag: ['@S34', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/about');
  const section = (name: string | RegExp) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });

  await expect(
    main(page)
      .getByText(/Familie/)
      .first(),
  ).toBeVisible();
  for (const bereich of [/Naturseifen/, /Schmuck/, /Familien/]) await expect(section(bereich)).toBeVisible();
  expect(laden.team).toHaveLength(3);
  for (const { name, aufgabe } of laden.team) {
    await expect(section(name)).toContainText(aufgabe);
  }
  await expect(headings(page)).toHaveText([/anfing/, /machen/, /arbeitet/, /wichtig/]);
});

test('the Impressum names who runs the shop', { tag: ['@S35', '@R23', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/impressum');
  for (const text of [laden.inhaberin, laden.adresse.strasse, laden.adresse.plz, laden.email, laden.telefon])
    await expect(main(page)).toContainText(text);
  await expect(main(page)).toContainText('§ 5 DDG');
  await expect(main(page)).toContainText(/§\s18 .*MStV/);
});

test('Datenschutz has sections to open and its date', { tag: ['@S35', '@R23', '@phone'] }, async ({
  page,
}) => {
  await openAlive(page, '/datenschutz');
  await expect(
    main(page)
      .getByText(/Oktober 2025/)
      .first(),
  ).toBeVisible();

  const sections = main(page).getByRole('group');
  expect(await sections.count()).toBeGreaterThanOrEqual(8);
  const rechte = sections.filter({ has: page.getByRole('heading', { name: /Rechte/ }) });
  const text = rechte.getByText(/Auskunft/);

  await expect(text).toBeHidden();
  await rechte.getByRole('heading', { name: /Rechte/ }).click();
  await expect(text).toBeVisible();
  await rechte.getByRole('heading', { name: /Rechte/ }).click();
  await expect(text).toBeHidden();
});

test('Datenschutz lists every entry that the shop stores in the browser', {
  tag: ['@S35', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/datenschutz');
  for (const key of ['token', 'user', 'cookieConsent', 'cachedProducts', 'widerruf', 'device'])
    await expect(main(page).getByText(key, { exact: true })).toHaveCount(1);
});

test('the AGB have sections 1 to 7, their date and the five facts', {
  tag: ['@S35', '@R23', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/agb');

  await expect(headings(page)).toHaveText(
    [1, 2, 3, 4, 5, 6, 7].map((number) => new RegExp(`^${number}\\. \\S`)),
  );
  await expect(main(page)).toContainText('Oktober 2025');
  for (const fact of [
    /innerhalb von fünf Tagen/,
    /3\s?[–-]\s?5 Werktage nach Zahlung/,
    /Vorkasse/,
    /PayPal/,
    /Kreditkarte/,
    /vierzehn Tage/,
  ])
    await expect(main(page)).toContainText(fact);
});

test('every legal text says that a lawyer has to check it', { tag: ['@R23', '@phone'] }, async ({ page }) => {
  for (const path of ['/impressum', '/datenschutz', '/agb']) {
    await openAlive(page, path);
    await expect(main(page).getByRole('note')).toContainText(/Beispiel.*(Anwalt|Anwältin)/);
  }
});

test('no legal text links to the closed dispute platform of the EU', { tag: ['@R23', '@phone'] }, async ({
  page,
}) => {
  for (const path of ['/impressum', '/agb']) {
    await openAlive(page, path);
    await expect(page.getByRole('link', { name: /ec\.europa\.eu|OS-Plattform/ })).toHaveCount(0);
    await expect(main(page)).not.toContainText('ec.europa.eu');
  }
});

test("'Versand' beside a price leads to shipping costs and delivery times", {
  tag: ['@R26', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/products');
  await card(page, 'Lavendeltraum').getByRole('link', { name: 'Versand', exact: true }).click();
  await expect(page).toHaveURL('/agb#versand');
  await expect(main(page).getByRole('heading', { name: '3. Preise und Versandkosten' })).toBeInViewport();
  await expect(main(page).getByText(/7,69\s€ für den Versand mit DHL/)).toBeInViewport();
  await expect(
    main(page).getByText(/innerhalb Deutschlands.*3–5\s+Werktage nach Zahlungseingang/),
  ).toBeVisible();

  await page.goto('/agb#versand');
  await expect(main(page).getByRole('heading', { name: '3. Preise und Versandkosten' })).toBeInViewport();
});
