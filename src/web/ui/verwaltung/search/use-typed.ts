import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { Echoes } from './address-echoes.ts';

/** Debounce delay of a search in milliseconds. */
const pauseMs = 300;

/**
 * A debounced text: shown at once, passed to `onPause` after a pause, and replaced when `value` is changed by
 * something else. Blanks around it may be lost on the way to `value`. Who is on the way to another page arrives there:
 * a change of the address would end that.
 */
export function useTyped(value: string, onPause: (text: string) => void) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onPause);
  latest.current = onPause;
  const isOnItsWay = useRef(false);
  isOnItsWay.current = useNavigation().state !== 'idle';
  const [echoes] = useState(() => new Echoes());
  useEffect(() => {
    if (echoes.returns(value.trim())) return;
    clearTimeout(timer.current);
    setText(value);
  }, [value, echoes]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    const seite = window.location.pathname;
    const pass = () => {
      // The next page may be chosen and not shown yet; who comes back meanwhile searches then.
      if (isOnItsWay.current || window.location.pathname !== seite) timer.current = setTimeout(pass, pauseMs);
      else {
        echoes.send(typed.trim());
        latest.current(typed);
      }
    };
    timer.current = setTimeout(pass, pauseMs);
  };
  return { text, type };
}
