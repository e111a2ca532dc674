import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The texts of a form's inputs by their names; a ticked box has its value, any other an empty text. */
export type Typed<Name extends string> = Partial<Record<Name, string>>;

/**
 * Passes on a form's inputs at hydration: typed or autofilled before React had started. A form that was
 * submitted before that, as noted by the early script (`early-script.ts`), is submitted now.
 */
export function useTypedEarly(onTyped: (form: HTMLFormElement) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, before the first update overwrites it.
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    onTyped(current);
    // After the component's state has received the values.
    if (current.dataset.early !== undefined) setTimeout(() => current.requestSubmit());
    delete current.dataset.early;
  }, []);
  return form;
}

/** What stands in the inputs of these names and was not rendered there; one that is not shown is left out. */
export function typedIn<Name extends string>(
  inputOf: (name: Name) => Element | RadioNodeList | null,
  names: readonly Name[],
  rendered: Typed<Name>,
): Typed<Name> {
  const typed: Typed<Name> = {};
  for (const name of names) {
    const input = inputOf(name);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) continue;
    const isOff = input instanceof HTMLInputElement && input.type === 'checkbox' && !input.checked;
    const text = isOff ? '' : input.value;
    if (text !== rendered[name]) typed[name] = text;
  }
  return typed;
}
