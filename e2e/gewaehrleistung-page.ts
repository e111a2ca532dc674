import type { Locator, Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import type { Datei } from './portfolio-page.ts';

export const gewaehrleistungPath = '/admin/einstellungen/gewaehrleistung';

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

/** The shop takes orders from now on. */
export async function openLaden(db: Db): Promise<void> {
  const angaben = JSON.stringify({ phase: 'geoeffnet', pauseText: '', pauseBis: '' });
  const createdAt = new Date().toISOString();
  const letzte = await db
    .selectFrom('einstellung')
    .select((eb) => eb.fn.max<number | null>('version').as('version'))
    .where('gruppe', '=', 'phase')
    .executeTakeFirst();
  await db
    .insertInto('einstellung')
    .values({
      gruppe: 'phase',
      version: (letzte?.version ?? 0) + 1,
      angaben,
      createdAt,
      von: 'Test',
      vonId: null,
    })
    .execute();
  await db
    .updateTable('katalog')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}
