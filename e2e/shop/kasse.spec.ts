import { expect, test } from '../fixtures.ts';
import { bestellen, fillKorb, openKasse, schritt, typeAdresse, weiter } from '../kasse-page.ts';
import { openLaden } from '../offener-laden.ts';

test('a guest types seven fields, reviews, and orders with one button', async ({ page, db }) => {
  test.slow();
  await openLaden(db);
  await fillKorb(page, 'Lavendeltraum', 3);
  await openKasse(page);
  await expect(page.getByRole('textbox')).toHaveCount(7);

  await typeAdresse(page);
  await weiter(page).click();
  await expect(schritt(page, '2 Versand und Zahlung').getByRole('heading').first()).toBeFocused();
  await expect(schritt(page, '1 Adresse')).toContainText('Lindenweg 4');
  await weiter(page).click();
  const pruefen = schritt(page, '3 Prüfen');
  await expect(pruefen).toContainText('Lavendeltraum');
  await expect(pruefen).toContainText(/Lieferung (Mo|Di|Mi|Do|Fr|Sa) \d/);

  await bestellen(page).click();
  await expect(page).toHaveURL(/\/bestellung\/[\w-]{43}$/);
  const [auftrag, ...others] = await db.selectFrom('auftrag').selectAll().execute();
  expect(others).toEqual([]);
  expect(auftrag).toMatchObject({ email: 'ada@beispiel.de', zahlart: 'vorkasse' });
  await openKasse(page);
  await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
});
