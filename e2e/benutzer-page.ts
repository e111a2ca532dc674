import type { Locator, Page, Request } from '@playwright/test';
import { signIn } from './accounts.ts';
import { openAlive } from './fixtures.ts';

/** Opens the user administration as the owner of the shop. */
export async function openBenutzer(page: Page, query = ''): Promise<void> {
  await signIn(page, 'admin');
  await openAlive(page, `/admin/benutzer${query}`);
}

/** A person's row, a card on a phone. */
export function benutzerRow(page: Page, name: string): Locator {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  const details = page.getByRole('button', { name: `Details zu ${name}`, exact: true });
  return page.getByRole(isPhone ? 'listitem' : 'row').filter({ has: details });
}

/** The names in all rows on the screen. */
export async function shownBenutzer(page: Page): Promise<string[]> {
  const names = await page
    .getByRole('button', { name: /^Details zu / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace('Details zu ', ''));
}

export const searchBox = (page: Page): Locator => page.getByRole('searchbox');
/** The snackbar with this text, with the role status or alert. */
export const message = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole('status', { name: 'Meldungen' })
    .or(page.getByRole('alert'))
    .getByText(text, { exact: true });

/** The four figures above the list. */
export async function figures(page: Page): Promise<Record<string, string | undefined>> {
  const region = page.getByRole('region', { name: 'Zahlen' });
  const values = await region.getByRole('definition').allTextContents();
  const labels = await region.getByRole('term').allTextContents();
  return Object.fromEntries(labels.map((label, at) => [label, values[at]]));
}

/** Records the calls to `/kunden` that the page makes from now on. */
export function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/kunden')) calls.push(request);
  });
  return calls;
}
