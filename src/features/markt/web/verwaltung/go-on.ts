import type { KeyboardEvent } from 'react';

/** Enter moves to the next number of the sheet, and from the last one to the button. */
export function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: field } = event;
  if (key !== 'Enter') return;
  // Otherwise the same key press would also press the button that gets the focus.
  event.preventDefault();
  const { spalte } = field.dataset;
  const stops =
    field
      .closest('[data-blatt]')
      ?.querySelectorAll<HTMLElement>(`input[data-spalte="${spalte}"], [data-buchen]`) ?? [];
  [...stops][[...stops].indexOf(field) + 1]?.focus();
}
