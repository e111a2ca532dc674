let isGiving = false;

/** Whether the focus moves because it is given back, not because somebody moved it. */
export function isFocusGivenBack(): boolean {
  return isGiving;
}

/**
 * Gives the focus back to what had it before something that is gone now; where that is gone as well, or cannot take it,
 * to the heading of the page, so that the keyboard does not start at its top. What has the focus by then keeps it.
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
