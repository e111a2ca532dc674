import { useEffect } from 'react';

/** Where the keys stop inside the drawer and the menus. */
const stops = 'a, button';

function holdFocus(event: KeyboardEvent): void {
  const open = document.querySelector('header :popover-open');
  if (event.key !== 'Tab' || !open) return;
  const inside = [...open.querySelectorAll<HTMLElement>(stops)];
  const at = inside.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? Math.max(at, 0) - 1 : at + 1;
  inside.at(next % inside.length)?.focus();
  event.preventDefault();
}

/**
 * Keeps Tab within the header's popover that is open, from its last stop to its first. Escape and giving the focus back
 * are the browser's part.
 */
export function useHoldFocus(): void {
  useEffect(() => {
    addEventListener('keydown', holdFocus);
    return () => removeEventListener('keydown', holdFocus);
  }, []);
}
