import type { Locator, Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { installClock, passRetries, stopTime } from '../clock.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card } from '../page-language.ts';
import { dialog, meldung, unfold } from '../portfolio-page.ts';

/** Behaviour shared by all screens of the back office, tested on the Portfolio-Verwaltung. */

const uploadButton = (page: Page) =>
  card(page, 'Lavendeltraum').getByRole('button', { name: 'Galerie-Bild hinzufügen' });
const hint = (page: Page) => page.getByRole('tooltip', { name: 'Galerie-Bild hinzufügen' });

/** Waits for the pictures of a product that is deleted next: one that is asked for after that is an error in the console. */
async function withPictures(product: Locator): Promise<Locator> {
  const isComplete = () =>
    product.locator('img').evaluateAll((pictures: HTMLImageElement[]) => {
      for (const picture of pictures) picture.loading = 'eager';
      return pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    });
  await expect.poll(isComplete).toBe(true);
  return product;
}

test('a tooltip appears 100 ms after the pointer, or 700 ms after a long press', { tag: ['@A05'] }, async ({
  page,
  isMobile,
}) => {
  await installClock(page);
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await unfold(page, 'Lavendeltraum');
  await expect(uploadButton(page)).toBeVisible();
  await uploadButton(page).scrollIntoViewIfNeeded();
  await stopTime(page);

  const delayMs = isMobile ? 700 : 100;
  if (isMobile) await uploadButton(page).dispatchEvent('touchstart');
  else await uploadButton(page).hover();
  await page.clock.runFor(delayMs - 1);
  await expect(hint(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(hint(page)).toBeVisible();
});

test('a message stays 6 s, or until it is closed, which does not affect later ones', {
  tag: ['@A08'],
}, async ({ page, isMobile }) => {
  await installClock(page);
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await expect(card(page, 'Goldstück')).toBeVisible();
  await stopTime(page);
  const question = dialog(page, 'Sind Sie sicher, dass Sie dieses Produkt löschen möchten?');
  const remove = async (name: string) => {
    await (await withPictures(await unfold(page, name)))
      .getByRole('button', { name: 'Löschen', exact: true })
      .click();
    await question.getByRole('button', { name: 'Löschen' }).click();
    await passRetries(page, meldung(page, 'Produkt gelöscht'), 50);
  };
  await remove('Goldstück');
  const box = await meldung(page, 'Produkt gelöscht').boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 100);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 80);
  const closeButton = page.getByRole('button', { name: 'Meldung schließen' });
  if (isMobile) await closeButton.tap();
  else await closeButton.press('Enter');
  await expect(meldung(page, 'Produkt gelöscht')).toHaveCount(0);

  await remove('Honigwabe');
  await page.clock.runFor(5900);
  await expect(meldung(page, 'Produkt gelöscht')).toBeVisible();
  await page.clock.runFor(100);
  await expect(meldung(page, 'Produkt gelöscht')).toHaveCount(0);
  await expect(card(page, 'Goldstück')).toHaveCount(0);
});

test('a message stays while a pointer is over it, but not after a touch', { tag: ['@A08'] }, async ({
  page,
  isMobile,
}) => {
  await installClock(page);
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await expect(card(page, 'Goldstück')).toBeVisible();
  await stopTime(page);
  const product = await withPictures(await unfold(page, 'Goldstück'));
  await product.getByRole('button', { name: 'Löschen', exact: true }).click();
  await dialog(page, 'Sind Sie sicher, dass Sie dieses Produkt löschen möchten?')
    .getByRole('button', { name: 'Löschen' })
    .click();
  const message = meldung(page, 'Produkt gelöscht');
  await passRetries(page, message, 50);
  await message.hover();
  await page.clock.runFor(6000);
  await expect(message).toHaveCount(isMobile ? 0 : 1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(6000);
  await expect(message).toHaveCount(0);
});
