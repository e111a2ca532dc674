/**
 * Keeps Tab within the drawer or menu of the header that is open, from its last stop to its first. Escape and returning
 * the focus are left to the browser.
 */
export function holdFocus(event: KeyboardEvent): void {
  const open = document.querySelector('header :popover-open');
  if (!open || event.key !== 'Tab') return;
  const stops = [...open.querySelectorAll<HTMLElement>('a, button')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % stops.length)?.focus();
  event.preventDefault();
}
