import type { Page } from '@playwright/test';
import { signIn } from '../../arrange/accounts.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { failedCall } from '../../arrange/portfolio-calls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../../fixtures.ts';
import { enlargeText, expectNothingCut } from '../../large-text.ts';
import { typeInto } from '../../type-into.ts';

const path = '/admin/bestellungen/neu';
const anlegen = (page: Page) => page.getByRole('button', { name: 'Bestellung anlegen' });
const angelegt = (page: Page) => page.getByRole('region', { name: 'Angelegt' });

async function add(page: Page, name: string, stueck = 1): Promise<void> {
  for (let i = 0; i < stueck; i += 1) await page.getByRole('button', { name: `${name}: eines mehr` }).click();
}

test('an employee takes an order by telephone that is sent, with the confirmation', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bestellung auf/);
  await typeInto(page.getByRole('searchbox', { name: 'Produkt suchen' }), 'lavendel');
  // Base prices where prices are said to somebody (R26).
  await expect(page.getByRole('list', { name: 'Produkte' })).toContainText(/7,90\s€ \(79,00\s€\/kg\)/);
  await add(page, 'Lavendeltraum', 2);
  await expect(page.getByRole('region', { name: 'Prüfen' })).toContainText(
    /2\s×\sLavendeltraum\s*je 7,90\s€, 79,00\s€\/kg/,
  );
  await expect(page.getByRole('radio', { name: /^Versand mit DHL, Überweisung/ })).toBeChecked();

  await anlegen(page).click();
  await expect(page.getByText('Bitte den Nachnamen eingeben.').first()).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Vorname')).toBeFocused();
  await typeInto(page.getByLabel('Vorname'), 'Erika');
  await typeInto(page.getByLabel('Nachname'), 'Beispiel');
  await typeInto(page.getByLabel('Straße'), 'Gartenstraße');
  await typeInto(page.getByLabel('Hausnummer'), '7a');
  await typeInto(page.getByLabel('Postleitzahl'), '04109');
  await typeInto(page.getByLabel('Ort', { exact: true }), 'Leipzig');
  await typeInto(page.getByLabel(/^E-Mail/), 'erika@kundschaft.example');
  await anlegen(page).click();
  await expect(angelegt(page)).toContainText(/B-\d\d-\w{5} ist angelegt\. Die Bestätigung geht per E-Mail/);
  await expectAccessible(page);
  const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
  expect(auftrag.emailKey).toBe('erika@kundschaft.example');
  await expect(page.getByRole('link', { name: 'Bestellung öffnen' })).toHaveAttribute(
    'href',
    `/admin/bestellungen/${auftrag.id}`,
  );

  await page.getByRole('button', { name: 'Noch eine aufnehmen' }).click();
  await add(page, 'Lavendeltraum');
  await typeInto(page.getByRole('searchbox', { name: /^Frühere Bestellung/ }), 'erika');
  await page.getByRole('button', { name: /^Erika Beispiel, B-/ }).click();
  await expect(page.getByLabel('Straße')).toHaveValue('Gartenstraße');
  await expect(page.getByLabel(/^E-Mail/)).toHaveValue('erika@kundschaft.example');
});

test('the names of soaps stay whole with large text, and fields of an address fill their row', async ({
  page,
  db,
}) => {
  await openLaden(db);
  await signIn(page, 'werkstatt');
  const isPhone = test.info().project.use.hasTouch;
  if (isPhone) await page.setViewportSize({ width: 320, height: 740 });
  await openAlive(page, path);
  await add(page, 'Lavendeltraum');
  const end = async (label: string) => {
    const box = await page.getByLabel(label).boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  // Each is measured by a call of its own, between which the page may be laid out anew.
  const hasFullRow = async () => (await end('Nachname')) === (await end('Firma (freiwillig)'));
  await expect.poll(hasFullRow).toBe(true);
  expect(await end('Vorname')).toBeLessThan(await end('Nachname'));
  // On a desktop the soaps scroll in their box: what is below its edge is no text of the page.
  if (isPhone) await expectNothingCut(page);
  await enlargeText(page);
  await expect.poll(hasFullRow).toBe(true);
  if (isPhone) await expectNothingCut(page);
  const name = page.getByRole('list', { name: 'Produkte' }).getByText('Lavendeltraum', { exact: true });
  const lines = await name.evaluate(
    (node) => node.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(node).lineHeight),
  );
  expect(Math.round(lines)).toBe(1);
});

test.describe('with a lost answer', () => {
  test.use({ expectedErrors: [failedCall] });
  test('what is typed survives a reload, and what was sent without an answer is sent again first, and is made once', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await openLaden(db);
    await signIn(page, 'werkstatt');
    await openAlive(page, path);
    await add(page, 'Lavendeltraum', 2);
    await typeInto(page.getByLabel('Straße'), 'Gartenstraße');
    await page.reload();
    await expect(page.getByText(/^Ihre Eingaben vom .* sind wieder da\.$/)).toBeVisible();
    await expect(page.getByLabel('Lavendeltraum: Stück')).toHaveText('2');
    await expect(page.getByLabel('Straße')).toHaveValue('Gartenstraße');
    await expectAccessible(page);

    await page.getByRole('radio', { name: /^Abholung.*Überweisung/ }).click();
    await typeInto(page.getByLabel('Vorname'), 'Erika');
    await typeInto(page.getByLabel('Nachname'), 'Schön');
    const nummer = 'B-26-K7M4Q';
    const message = `${nummer} ist schon angelegt, ohne Ihre Änderung.`;
    await page.route('**/api/bestellungen', (route) =>
      route.fulfill({ status: 409, json: { success: false, message, data: { _id: 'a', nummer } } }),
    );
    await anlegen(page).tap();
    await expect(page.getByRole('link', { name: `${nummer} öffnen` })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Als neue Bestellung beginnen' }).tap();
    await expect(page.getByRole('link', { name: `${nummer} öffnen` })).toHaveCount(0);
    await page.unroute('**/api/bestellungen');

    await page.route('**/api/bestellungen', async (route) => {
      await route.fetch();
      return route.abort();
    });
    await anlegen(page).tap();
    await expect(page.getByRole('button', { name: 'Noch einmal senden' })).toBeEnabled();
    await expectAccessible(page);
    await page.reload();
    const offen = page.getByRole('region', { name: 'Vielleicht schon angelegt' });
    await expect(offen).toContainText('für Erika Schön');
    await expect(offen).toContainText('2 × Lavendeltraum');
    await expect(page.getByText(/^Ihre Eingaben vom .* sind wieder da\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lavendeltraum: eines mehr' })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const noch = offen.getByRole('button', { name: 'Noch einmal senden' });
    await noch.tap();
    await expect(offen).toContainText('ist noch nicht bekannt');
    await page.unroute('**/api/bestellungen');
    await noch.tap();
    await expect(angelegt(page)).toContainText(/B-\d\d-\w{5} ist angelegt\./);
    expect(await db.selectFrom('auftrag').select('id').execute()).toHaveLength(1);
    await page.reload();
    await expect(page.getByLabel('Lavendeltraum: Stück')).toHaveText('0');
  });
});
