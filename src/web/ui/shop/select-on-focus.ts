import type { SyntheticEvent } from 'react';

type InputEvent = SyntheticEvent<HTMLInputElement>;

/** The field that had no focus when the finger or the mouse came down on it. */
let entered: EventTarget | undefined;

const hasCaret = (input: HTMLInputElement) => input.selectionStart === input.selectionEnd;

/**
 * What stands in the field is selected when it gets the focus, so that typing writes over it. Browsers place the caret
 * after a tap, Safari on an iPhone a moment later: then it is selected again. A tap into a field that has the focus
 * places the caret as ever.
 */
export const selectOnFocus = {
  onFocus: ({ currentTarget }: InputEvent) => currentTarget.select(),
  onPointerDown: ({ currentTarget }: InputEvent) => {
    entered = currentTarget === document.activeElement ? undefined : currentTarget;
  },
  onClick: ({ currentTarget: input }: InputEvent) => {
    if (entered !== input) return;
    entered = undefined;
    if (hasCaret(input)) input.select();
    const { value } = input;
    setTimeout(() => {
      if (hasCaret(input) && input.value === value) input.select();
    });
  },
};
