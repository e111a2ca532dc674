let isGiving = false;

/** Whether the current focus event is caused by restoring the focus, not by the user. */
export function isFocusGivenBack(): boolean {
  return isGiving;
}

/**
 * Restores the focus after an element with the focus was removed; if the previous element is gone or cannot take it,
 * the heading of the page gets it, so that the keyboard does not start at the top of the document. An element focused
 * meanwhile keeps it.
 */
export function giveFocusBack(before: Element | null): void {
  isGiving = true;
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  if (document.activeElement === document.body && !document.querySelector('[aria-modal="true"]')) focusPage();
  isGiving = false;
}

function focusPage(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
