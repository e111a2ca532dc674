import type { Locator, Page } from '@playwright/test';
import { cartCalls } from '#features/cart/calls.ts';
import { beispielAdresse } from '#test/auftrag/beispiel-adresse.ts';
import { fetchProdukt } from '../arrange/portfolio-calls.ts';
import { senderOf } from '../arrange/send.ts';
import { expect, openAlive } from '../fixtures.ts';
import { typeInto } from '../type-into.ts';

export { beispielAdresse as adresse } from '#test/auftrag/beispiel-adresse.ts';

/** Locators and steps of the page /checkout, by role and name. */
export const schritt = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name });
export const feld = (place: Page | Locator, name: string): Locator =>
  place.getByRole('textbox', { name: new RegExp(`^${name}( \\(freiwillig\\))?$`) });
export const weiter = (page: Page): Locator => page.getByRole('button', { name: /^Weiter zu/ });
export const bestellen = (page: Page): Locator =>
  page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true });

/** Pieces of a product in the cart of the guest with this browser. */
export async function fillKorb(page: Page, name: string, menge: number): Promise<void> {
  const { _id: produktId } = await fetchProdukt(page.request, name);
  await senderOf(page.request)(cartCalls.add, { body: { produktId, menge } });
}

export const openKasse = (page: Page): Promise<void> => openAlive(page, '/checkout');

/** Types the seven fields. */
export async function typeAdresse(page: Page): Promise<void> {
  for (const [name, text] of beispielAdresse) await typeInto(feld(page, name), text);
}

/**
 * Goes on to the review with an address and the usual way. Afterwards it shows what was read for it, not for
 * the steps before.
 */
export async function goToPruefen(page: Page): Promise<void> {
  await typeAdresse(page);
  await weiter(page).click();
  await expect(weiter(page)).toHaveText('Weiter zum Prüfen');
  // The review reads prices and stock of its moment; what a test changes comes after that.
  const read = page.waitForResponse(
    (response) => response.url().endsWith('/api/checkout') && response.request().method() === 'GET',
  );
  await weiter(page).click();
  await (await read).finished();
}
