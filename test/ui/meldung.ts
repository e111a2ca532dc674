import { type Locator, page } from 'vitest/browser';

/** A message at the lower right of the back office, with the role status or alert. */
export function meldung(text: string | RegExp): Locator {
  return page
    .getByRole('status', { name: 'Meldungen' })
    .or(page.getByRole('alert'))
    .getByText(text, { exact: true });
}
