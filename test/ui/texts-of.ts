import type { Locator } from 'vitest/browser';

/** The texts of all elements that are found, with plain spaces. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}
