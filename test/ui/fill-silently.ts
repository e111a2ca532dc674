import type { Locator } from 'vitest/browser';

/** Fills in as some password managers do: no event tells the page, and React's own setter of the input is not used. */
export function fillSilently(field: Locator, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field.element(), text);
}
