import { type Locator, page } from 'vitest/browser';

/** A message at the lower right of the back office, with the role status or alert. */
export function meldung(text: string | RegExp): Locator {
  return page
    .getByRole('status', { name: 'Meldungen' })
    .or(page.getByRole('alert'))
    .getByText(text, { exact: true });
}

/** Closes all messages that are shown, at once: the shop's go by themselves while one after the other is pressed. */
export function closeMeldungen(): void {
  for (const close of page.getByRole('button', { name: 'Meldung schließen' }).elements())
    (close as HTMLElement).click();
}
