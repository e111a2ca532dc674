import { type Locator, userEvent } from 'vitest/browser';

/** Types like a person: a click on the field, then keys. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  if (text !== '') await userEvent.keyboard(asKeys(text));
}

/** Replaces the text: selects all by keyboard, then types. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.click();
  const keys = text === '' ? '{Delete}' : asKeys(text);
  await userEvent.keyboard(`{ControlOrMeta>}a{/ControlOrMeta}${keys}`);
}

/** `{` and `[` begin the names of keys. */
function asKeys(text: string): string {
  return text.replace(/[{[]/g, '$&$&');
}
