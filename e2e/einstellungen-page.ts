import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import type { AngabenOf, Gruppe } from '#features/einstellung/gruppen.ts';
import { signIn } from './accounts.ts';
import { expect, openAlive } from './fixtures.ts';
import { dialog } from './portfolio-page.ts';
import { senderOf } from './send.ts';

/** Locators of the settings, by role and name. */
export const karte = (page: Page, titel: string): Locator =>
  page.getByRole('article', { name: titel, exact: true });
export const speichern = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: 'Speichern', exact: true }).click();

/** Opens the settings as the admin; returns the token of her session. */
export async function openEinstellungen(page: Page, search = ''): Promise<string> {
  const { token } = await signIn(page, 'admin');
  await openAlive(page, `/admin/einstellungen${search}`);
  return token;
}

/** Opens the form of a group with its button. */
export async function openGruppe(page: Page, titel: string): Promise<Locator> {
  await page.getByRole('button', { name: `${titel} bearbeiten`, exact: true }).click();
  const form = dialog(page, `${titel} bearbeiten`);
  await expect(form).toBeVisible();
  return form;
}

/** The calls of one group, as from another device of the account. */
export function gruppeOf<G extends Gruppe>(
  request: APIRequestContext,
  { token, gruppe }: { token: string; gruppe: G },
) {
  const send = senderOf(request, token);
  const calls = gruppeCallsOf<Gruppe>(gruppe);
  const read = async () =>
    (await send(calls.read)).data as unknown as unknown as { version: number; angaben: AngabenOf<G> };
  return {
    read,
    change: async (changed: Partial<AngabenOf<G>>) => {
      const { version, angaben } = await read();
      await send(calls.save, { body: { ...(angaben as AngabenOf<Gruppe>), ...changed, version } });
    },
  };
}
