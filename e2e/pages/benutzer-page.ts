import type { Locator, Page } from '@playwright/test';
import { signIn } from '../arrange/accounts.ts';
import { openAlive } from '../fixtures.ts';

/** Opens the user administration as the owner of the shop. */
export async function openBenutzer(page: Page, query = ''): Promise<void> {
  await signIn(page, 'admin');
  await openAlive(page, `/admin/benutzer${query}`);
}

/** A person's row, a card on a phone. */
export function benutzerRow(page: Page, name: string): Locator {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1200;
  const details = page.getByRole('button', { name: `Details zu ${name}`, exact: true });
  return page.getByRole(isPhone ? 'listitem' : 'row').filter({ has: details });
}

/** The snackbar with this text, with the role status or alert. */
export const message = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole('status', { name: 'Meldungen' })
    .or(page.getByRole('alert'))
    .getByText(text, { exact: true });
