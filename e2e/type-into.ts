import { type Locator, test } from '@playwright/test';

/**
 * Types like a user: a tap or click on the field, then keys. `fill()` empties the field first, so it cannot show how a
 * field with content behaves.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  if (test.info().project.use.hasTouch) await field.tap();
  else await field.click();
  await field.page().keyboard.type(text);
}

/** Replaces the text: selects all by keyboard, then types. */
export async function retype(field: Locator, text: string): Promise<void> {
  await typeInto(field, '');
  await field.page().keyboard.press('ControlOrMeta+A');
  if (text === '') await field.page().keyboard.press('Delete');
  else await field.page().keyboard.type(text);
}
