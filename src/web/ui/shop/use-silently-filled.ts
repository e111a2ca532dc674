import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Passes on what stands in a form's inputs before each change and before it is sent: some password managers fill in without an event,
 * and React would write its own, empty values over it.
 */
export function useSilentlyFilled(
  form: RefObject<HTMLFormElement | null>,
  onFilled: (filled: FormData) => void,
): void {
  const latest = useRef(onFilled);
  useEffect(() => {
    latest.current = onFilled;
  });
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // At once, so that React's own handlers of the same event have the values. While it is sent all inputs are disabled, which have none.
    const read = () => {
      if (current.ariaBusy !== 'true') flushSync(() => latest.current(new FormData(current)));
    };
    const events = ['input', 'submit'] as const;
    for (const event of events) current.addEventListener(event, read, { capture: true });
    return () => {
      for (const event of events) current.removeEventListener(event, read, { capture: true });
    };
  }, [form]);
}
