import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Hands over what stands in a form's inputs when the page comes to life: typed or filled in before React was there. A
 * form that was sent by then, which the early script has noted (`early-script.ts`), is sent now.
 */
export function useTypedEarly(onTyped: (typed: FormData) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, before the first update could overwrite it.
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    onTyped(new FormData(current));
    // Once what was typed has arrived in the component.
    if (current.dataset.early !== undefined) setTimeout(() => current.requestSubmit());
    delete current.dataset.early;
  }, []);
  return form;
}

/** A text field's value, empty when it has none. */
export function textOf(typed: FormData, name: string): string {
  return String(typed.get(name) ?? '');
}
