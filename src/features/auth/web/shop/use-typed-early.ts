import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Hands over what stands in a form's inputs when the page comes to life: typed or filled in before React was there. */
export function useTypedEarly(onTyped: (typed: FormData) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, before the first update could overwrite it.
  useLayoutEffect(() => {
    if (form.current) onTyped(new FormData(form.current));
  }, []);
  return form;
}

/** A text field's value, empty when it has none. */
export function textOf(typed: FormData, name: string): string {
  return String(typed.get(name) ?? '');
}
