import type { FocusEvent, KeyboardEvent } from 'react';

/** Enter leads to the next field while there is one; the last one sends the form, as the button does. */
export function goToNextFeld(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  const next = event.key === 'Enter' ? nextOf(form, target) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The key of a phone's keyboard says what Enter does. */
export function nameEnter({ target, currentTarget: form }: FocusEvent<HTMLFormElement>): void {
  if (target instanceof HTMLInputElement) target.enterKeyHint = nextOf(form, target) ? 'next' : 'go';
}

function nextOf(form: HTMLFormElement, target: EventTarget): HTMLInputElement | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  return inputs.slice(inputs.indexOf(target) + 1).find((input) => input.checkVisibility());
}
