import { focusNear } from '../../shop/hand-focus-on.ts';

let isGiving = false;

/** Whether the current focus event is caused by restoring the focus, not by the user. */
export function isFocusGivenBack(): boolean {
  return isGiving;
}

/**
 * Restores the focus after an element with the focus was removed; if the previous element is gone or can't take it,
 * what is nearest to it and in view gets it, so that the keyboard does not start at the top of the document. An
 * element focused meanwhile keeps it.
 */
export function giveFocusBack(before: Element | null): void {
  isGiving = true;
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  if (document.activeElement === document.body && !document.querySelector('[aria-modal="true"]'))
    focusNear(before);
  isGiving = false;
}
