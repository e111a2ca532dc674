import { useEffect, useRef, useState } from 'react';

/** Debounce delay of a search in milliseconds. */
const pauseMs = 300;

/** A debounced text: shown at once, passed to `onPause` after a pause, and replaced when `value` changes by itself. */
export function useTyped(value: string, onPause: (text: string) => void) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onPause);
  latest.current = onPause;
  useEffect(() => {
    if (timer.current === undefined) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current(typed);
    }, pauseMs);
  };
  return { text, type };
}
