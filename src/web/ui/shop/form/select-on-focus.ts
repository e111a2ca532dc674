import type { SyntheticEvent } from 'react';

type InputEvent = SyntheticEvent<HTMLInputElement>;

/** The field of the current pointer press, if this is the first press since the field got the focus. */
let entered: EventTarget | undefined;
/** The field whose first press is over: the next one places the caret. */
let pressed: EventTarget | undefined;

const hasCaret = (input: HTMLInputElement) => input.selectionStart === input.selectionEnd;
const isWhole = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;

/**
 * Selects the content of a field on focus, so that typing replaces it. Browsers place the caret after a tap, Safari on
 * an iPhone with a delay: then the content is selected again. The same applies to the first tap into a field that a
 * dialog has focused and that is unchanged. Further taps place the caret as usual, but never before the number: users
 * tap the free space left of a right-aligned number.
 */
export const selectOnFocus = {
  onFocus: ({ currentTarget }: InputEvent) => {
    pressed = undefined;
    currentTarget.select();
  },
  onPointerDown: ({ currentTarget: input }: InputEvent) => {
    const isFirst = input !== document.activeElement || (input !== pressed && isWhole(input));
    entered = isFirst ? input : undefined;
  },
  onClick: ({ currentTarget: input }: InputEvent) => {
    if (entered !== input && !(hasCaret(input) && input.selectionEnd === 0)) return;
    entered = undefined;
    pressed = input;
    if (hasCaret(input)) input.select();
    const settle = () => {
      clearTimeout(again);
      input.removeEventListener('keydown', settle);
      if (hasCaret(input)) input.select();
    };
    const again = setTimeout(settle);
    // On a busy machine the first key may come before the timer.
    input.addEventListener('keydown', settle);
  },
};
