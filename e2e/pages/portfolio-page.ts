import type { APIRequestContext, FileChooser, Locator, Page } from '@playwright/test';
import type { z } from 'zod';
import type { changeProduktBody } from '#features/portfolio/produkt-body.ts';
import { verwaltungCalls } from '#features/portfolio/verwaltung-calls.ts';
import { fieldName } from '#test/field-name.ts';
import { senderOf } from '../arrange/send.ts';
import { expect } from '../fixtures.ts';
import { card } from './page-language.ts';

/** Locators of the Portfolio-Verwaltung, by role and name. */
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
export const neuesProdukt = (page: Page): Locator => dialog(page, 'Neues Produkt erstellen');
export const bearbeiten = (page: Page): Locator => dialog(page, 'Produkt bearbeiten');
export const field = (place: Locator, name: string): Locator =>
  place.getByRole('textbox', { name: fieldName(name) });
export const choice = (place: Locator, name: string): Locator =>
  place.getByRole('combobox', { name, exact: true });

/** The figure on one of the tiles. */
export function tile(page: Page, label: string): Locator {
  const term = page.getByText(label, { exact: true });
  return page.getByRole('region', { name: 'Zahlen' }).locator('div', { has: term }).getByRole('definition');
}

/** A message at the lower right. */
export const meldung = (page: Page, text: string): Locator =>
  page.getByRole('status', { name: 'Meldungen' }).getByText(text, { exact: true });
export const fehlermeldung = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').getByText(text, { exact: true });

/** Closes all open messages, so that none covers the next target; each may disappear by itself meanwhile. */
export async function closeMeldungen(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Meldung schließen' });
  await close.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(close).toHaveCount(0);
}

export async function openBearbeiten(page: Page, name: string): Promise<Locator> {
  await card(page, name)
    .getByRole('button', { name: `Bearbeiten: ${name}`, exact: true })
    .click();
  await expect(bearbeiten(page)).toBeVisible();
  return bearbeiten(page);
}

/** The card of a product, unfolded: on a phone its pictures and some actions are folded away. */
export async function unfold(page: Page, name: string): Promise<Locator> {
  const toggle = card(page, name).getByRole('button', { name: `Bilder und mehr: ${name}`, exact: true });
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  if (isPhone) await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  return card(page, name);
}

export type Datei = { name: string; mimeType: string; buffer: Buffer };

/** Chooses files for a card by one of its buttons; a phone first asks whether to take a photo. */
export async function chooseFiles(
  page: Page,
  { name, button, files }: { name: string; button: string; files: Datei[] },
): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser');
  await (await unfold(page, name)).getByRole('button', { name: `${button}: ${name}`, exact: true }).click();
  const choose = page.getByRole('button', { name: /^Bild(er)? auswählen$/ });
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) await choose.click();
  const chosen = await chooser;
  await chosen.setFiles(files);
  return chosen;
}

/** The calls of the back office, as from another device of the account. */
export function verwaltungOf(request: APIRequestContext, token: string) {
  const send = senderOf(request, token);
  const list = async () => (await send(verwaltungCalls.list)).data;
  const find = async (name: string) => {
    const found = (await list()).find((produkt) => produkt.name === name);
    if (!found) throw new Error(`no product ${name} in the Portfolio-Verwaltung`);
    return found;
  };
  return {
    list,
    find,
    change: async (name: string, body: z.input<typeof changeProduktBody>) => {
      const { _id } = await find(name);
      await send(verwaltungCalls.change, { params: { id: _id }, body });
    },
  };
}
