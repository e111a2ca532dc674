import type { Locator, Page } from '@playwright/test';
import { imageFile } from '#test/ware/bild-files.ts';
import { signIn } from '../../arrange/accounts.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { card } from '../../pages/page-language.ts';
import { unfold } from '../../pages/portfolio-page.ts';

/** Milliseconds: preparing a picture takes a second, and many on a busy machine. */
const prepared = { timeout: 60_000 };

const honigwabe = (page: Page) => card(page, 'Honigwabe');
const hauptbild = (page: Page) =>
  honigwabe(page)
    .getByRole('button', { name: 'Alternativtext bearbeiten: Hauptbild, Honigwabe' })
    .locator('img');

test('pictures can be dropped on their place', { tag: ['@A07', '@desktop'] }, async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await unfold(page, 'Honigwabe');
  const drop = async (place: Locator, type: 'dragenter' | 'drop', buffer: Buffer) => {
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' }));
        return transfer;
      },
      [...buffer],
    );
    await place.dispatchEvent(type, { dataTransfer });
  };
  const caption = honigwabe(page).getByText(/^Galerie \(/);
  await drop(caption, 'dragenter', await imageFile('png', '#113355'));
  await expect(honigwabe(page).getByText('In die Galerie ablegen')).toBeVisible();
  await drop(honigwabe(page).getByText('In die Galerie ablegen'), 'drop', await imageFile('png', '#113355'));
  await expect(honigwabe(page).getByText('Galerie (3 Bilder):')).toBeVisible(prepared);

  const before = (await hauptbild(page).getAttribute('src')) ?? '';
  await drop(hauptbild(page), 'dragenter', await imageFile('png', '#553311'));
  await expect(honigwabe(page).getByText('Als Hauptbild ablegen')).toBeVisible();
  await drop(hauptbild(page), 'drop', await imageFile('png', '#553311'));
  await expect(hauptbild(page)).not.toHaveAttribute('src', before, prepared);
  await expect(honigwabe(page).getByText('Galerie (3 Bilder):')).toBeVisible();
});
