import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Passes on the values of a form's inputs at hydration: typed or autofilled before React had started. A form that was
 * submitted before that, as noted by the early script (`early-script.ts`), is submitted now.
 */
export function useTypedEarly(onTyped: (typed: FormData) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, before the first update overwrites it.
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    onTyped(new FormData(current));
    // After the component's state has received the values.
    if (current.dataset.early !== undefined) setTimeout(() => current.requestSubmit());
    delete current.dataset.early;
  }, []);
  return form;
}

/** A field's new value, of what stands in the form and what its state is. */
export type ReadField = (typed: FormData, name: string, before: string) => string;

/** What was typed before React had started; a stored value stays where nothing was. */
export const earlyOf: ReadField = (typed, name, before) => fieldTextOf(typed, name) || before;

/** What stands in the field, also nothing; a form that is shown in part leaves the others as they are. */
export const filledOf: ReadField = (typed, name, before) =>
  typed.has(name) ? fieldTextOf(typed, name) : before;

/** A text field's value, empty when it has none. */
export function fieldTextOf(typed: FormData, name: string): string {
  return String(typed.get(name) ?? '');
}
