import { lagerCalls } from '#features/lager/calls.ts';
import { senderOf } from '../../arrange/send.ts';
import { expect, expectAccessible, test } from '../../fixtures.ts';
import { dialog, fetchArtikel, openLager, rowOf } from '../../pages/lager-page.ts';
import { typeInto } from '../../type-into.ts';

test('a whole shelf is counted, left, reloaded and booked during other bookings', {
  tag: ['@A25', '@phone'],
}, async ({ page }) => {
  test.slow();
  const token = await openLager(page, 'duftoele');
  const { artikelId } = await fetchArtikel(page, token, 'Lavendel');
  await page.getByRole('button', { name: 'Regal zählen' }).click();
  const count = (name: string) => page.getByLabel(`${name}: gezählt`);
  const save = page.getByRole('button', { name: 'Inventur buchen' });
  await typeInto(count('Lavendel'), '450');
  await typeInto(count('Minze'), '510');
  await expect(page.getByText('2 von 5 gezählt, 1 mit Abweichung')).toBeVisible();

  await page.reload();
  await expect(count('Lavendel')).toHaveValue('450');
  await page.getByRole('button', { name: 'Später weiter' }).click();
  await expect(
    page.getByText(/^Angefangene Zählung vom .*: 2 Artikel gezählt, noch nicht gebucht\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Weiter zählen' }).click();

  await senderOf(page.request, token)(lagerCalls.korrektur, {
    body: { typ: 'duftoil', artikelId, aenderung: -40 },
  });
  // When the user returns, the screen loads the shelf again.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Seitdem −40 Tropfen gebucht')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neu zählen: Lavendel' })).toBeVisible();

  await save.click();
  const result = dialog(page, 'Inventur gebucht');
  await expect(result).toContainText('2 Artikel gezählt, 1 mit Abweichung');
  await expect(result.getByRole('listitem')).toHaveText([
    'Lavendel: −10 Tropfen, jetzt 410 Tropfen',
    'Lavendel: −40 Tropfen, jetzt 410 Tropfen',
  ]);
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Fertig' }).click();
  await expect(rowOf(page, 'Lavendel')).toContainText('410 Tropfen');
  await expect(page.getByText(/Angefangene Zählung/)).toHaveCount(0);
});
