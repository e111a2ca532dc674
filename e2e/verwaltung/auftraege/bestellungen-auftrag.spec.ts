import type { Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { signIn } from '../../arrange/accounts.ts';
import { insertAuftrag } from '../../arrange/auftraege.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { failedCall, fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { Hand } from '../../hand.ts';
import { bestellungenPath, dialog, snackbar } from '../../pages/bestellungen-page.ts';
import { retype, typeInto } from '../../type-into.ts';

const seite = (id: string) => `${bestellungenPath}/${id}`;

/** An order of two soaps that waits for 20,70 €, on the employee's screen. */
async function openOffene(page: Page, db: Db) {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const auftrag = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
  await signIn(page, 'werkstatt');
  await openAlive(page, seite(auftrag.id));
  return auftrag;
}

test('money is booked by its amount and day, and too much of it is asked back', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  const { nummer } = await openOffene(page, db);
  const hand = new Hand(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nummer);
  await expect(page.getByRole('region', { name: 'Was zu tun ist' })).toContainText(/Wir warten auf 20,70\s€/);
  await expect(page.getByRole('region', { name: 'Produkte' })).toContainText('im Lager: 20');
  await expect(page.getByRole('region', { name: 'Versand' })).toContainText('Lindenallee 12');
  const kundschaft = page.getByRole('region', { name: 'Kundschaft' });
  await expect(kundschaft.getByRole('link', { name: 'erika@kundschaft.example' })).toHaveAttribute(
    'href',
    `mailto:erika@kundschaft.example?subject=Ihre%20Bestellung%20${nummer}`,
  );
  await expect(kundschaft).toContainText('ohne Konto, erste Bestellung');
  // As high as a finger.
  const mail = kundschaft.getByRole('link', { name: 'erika@kundschaft.example' });
  expect((await mail.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await hand.press(page.getByRole('button', { name: 'Zahlung eintragen' }));
  await expect(dialog(page).getByLabel('Betrag')).toHaveValue('20,70');
  // What is typed replaces the amount.
  await typeInto(dialog(page).getByLabel('Betrag'), '25');
  await expect(dialog(page).getByLabel('Betrag')).toHaveValue('25');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(snackbar(page)).toContainText(nummer);
  const verlauf = page.getByRole('region', { name: 'Verlauf' });
  await expect(verlauf).toContainText(/Zahlung eingegangen: 25,00\s€/);
  await expect(page.getByRole('region', { name: 'Was zu tun ist' })).toContainText(
    /Bitte 4,30\s€ zurückzahlen/,
  );
  await expect(page.getByRole('button', { name: 'Geld zurückzahlen' })).toBeVisible();
  // Some of it is owed to the customer now: only the owner can say that it never came.
  await expect(verlauf.getByRole('button', { name: /^Zahlung eingegangen.*Zurücknehmen$/ })).toHaveCount(0);
});

test.describe('when two work on one order', () => {
  test.use({ expectedErrors: [failedCall] });
  test('money is not booked twice when the order is reloaded behind the open form', {
    tag: '@desktop',
  }, async ({ page, db, context }) => {
    const { id } = await openOffene(page, db);
    const zahlungen = async () =>
      (await db.selectFrom('auftragEreignis').select('typ').where('auftragId', '=', id).execute()).filter(
        ({ typ }) => typ === 'zahlung',
      );
    await page.getByRole('button', { name: 'Zahlung eintragen' }).click();
    await expect(page.getByLabel('Betrag')).toHaveValue('20,70');

    const other = await context.newPage();
    await openAlive(other, seite(id));
    await other.getByRole('button', { name: 'Zahlung eintragen' }).click();
    await other.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await expect(other.getByRole('region', { name: 'Verlauf' })).toContainText(/20,70\s€/);
    await other.close();

    // The person comes back to the window.
    await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
    await expect(dialog(page)).toContainText('Es ist nichts mehr offen');
    await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      /hat sich inzwischen geändert: Zahlung eingegangen: 20,70\s€/,
    );
    expect(await zahlungen()).toHaveLength(1);
    // Said once, it counts as seen: what is meant can still be booked.
    await retype(page.getByLabel('Betrag'), '1,50');
    await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await zahlungen()).toHaveLength(2);
  });
});
