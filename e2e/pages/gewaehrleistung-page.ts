import type { Locator, Page } from '@playwright/test';
import type { Datei } from './portfolio-page.ts';

export const gewaehrleistungPath = '/admin/einstellungen';

/** The notice in the back office, and on a page of the shop. */
export const karte = (page: Page): Locator =>
  page.getByRole('region', { name: 'Gewährleistungshinweis', exact: true });
export const hinweisImLaden = (page: Page): Locator =>
  page.getByRole('button', { name: /^Amtlicher Hinweis der Europäischen Union .*\(vergrößern\)$/ });

/** Chooses a file by the button, as a person does. */
export async function chooseDatei(page: Page, button: string, datei: Datei): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await karte(page).getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles([datei]);
}
