import type { SyntheticEvent } from 'react';

type InputEvent = SyntheticEvent<HTMLInputElement>;

/** The field that the finger or the mouse came down on for the first time since it has the focus, or that got it so. */
let entered: EventTarget | undefined;
/** The field whose first press is over: the next one places the caret. */
let pressed: EventTarget | undefined;

const hasCaret = (input: HTMLInputElement) => input.selectionStart === input.selectionEnd;
const isWhole = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;

/**
 * What stands in the field is selected when it gets the focus, so that typing writes over it. Browsers place the caret
 * after a tap, Safari on an iPhone a moment later: then it is selected again. The same for the first tap into a field that
 * a dialog gave the focus and nobody has typed into yet. A further tap places the caret as ever, but never before the
 * number: beside a number that stands at the right, people tap the free room.
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
    // On a busy machine the first key comes before the timer.
    input.addEventListener('keydown', settle);
  },
};
