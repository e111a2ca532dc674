import { type Locator, test } from '@playwright/test';

/**
 * Types as a person does: a tap or click on the field, then keys. `fill()` empties a field first, which nobody at a
 * keyboard gets for free, so it shows nothing about fields that hold something already.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  if (test.info().project.use.hasTouch) await field.tap();
  else await field.click();
  await field.page().keyboard.type(text);
}

/** The same for a text that shall go: everything is selected by keyboard and written over. */
export async function retype(field: Locator, text: string): Promise<void> {
  await typeInto(field, '');
  await field.page().keyboard.press('ControlOrMeta+A');
  if (text === '') await field.page().keyboard.press('Delete');
  else await field.page().keyboard.type(text);
}
