import { fetchSession } from '../../arrange/accounts.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { bestellen, fillKorb, goToPruefen, openKasse } from '../../pages/kasse-page.ts';
import { verwaltungOf } from '../../pages/portfolio-page.ts';

test('each price has its base price, from the list to the order; a reduced one stands alone from the cart on', {
  tag: ['@R26', '@phone'],
}, async ({ page, db }) => {
  await openLaden(db);
  const { token } = await fetchSession(page.request, 'admin');
  await verwaltungOf(page.request, token).change('Honigwabe', { preis: 6.9, ermaessigt: true });
  const { _id } = await fetchProdukt(page.request, 'Honigwabe');
  const grundpreis = /62,73\s€\/kg/;

  for (const path of ['/', '/products', `/products/${_id}`]) {
    await openAlive(page, path);
    await expect(page.getByText(grundpreis)).toBeVisible();
    await expect(page.getByText('Angebot:')).toBeVisible();
  }

  await fillKorb(page, 'Honigwabe', 2);
  const main = page.getByRole('main');
  const expectAlone = async () => {
    await expect(main.getByText(grundpreis).first()).toBeVisible();
    await expect(main.getByText(/2\s×\s6,90\s€/).first()).toBeVisible();
    await expect(main).not.toContainText(/Angebot|8,50\s€|niedrigster/);
  };
  await openAlive(page, '/cart');
  await expectAlone();
  await openKasse(page);
  await goToPruefen(page);
  await expectAlone();
  await bestellen(page).click();
  await expect(page).toHaveURL(/\/bestellung\//);
  await expectAlone();
});
