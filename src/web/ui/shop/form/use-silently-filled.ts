import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Passes on what stands in a form's inputs before anything changes and before it is sent: some password
 * managers fill in without an event, and React would write its own, empty values over it, with whatever it
 * renders next: at a key, a press, or when a field is left.
 */
export function useSilentlyFilled(
  form: RefObject<HTMLFormElement | null>,
  onFilled: (form: HTMLFormElement) => void,
): void {
  const latest = useRef(onFilled);
  useEffect(() => {
    latest.current = onFilled;
  });
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // At once, so that React's own handlers of the same event have the values. While it is sent nothing changes.
    const read = ({ type }: Event) => {
      if (current.ariaBusy === 'true') return;
      const pass = () => latest.current(current);
      // A field is also left while React removes it, which it must not be interrupted at; what the handlers
      // set then is rendered together.
      if (type === 'focusout') pass();
      else flushSync(pass);
    };
    // A press before its click, whose checkbox would count as unchanged for React.
    const events = ['input', 'submit', 'keydown', 'pointerdown', 'focusout'] as const;
    for (const event of events) current.addEventListener(event, read, { capture: true });
    return () => {
      for (const event of events) current.removeEventListener(event, read, { capture: true });
    };
  }, [form]);
}
