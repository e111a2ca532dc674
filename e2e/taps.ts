import type { Locator, Page } from '@playwright/test';

type Taps = { count: number };

/**
 * Counts what a thumb does on a phone: each tap on the page; two for an option of a list (it opens, and one is chosen),
 * one more for a file (it is chosen in the gallery), one more where a field has content that is replaced. Letters are
 * typed and count nothing, nor does 'Weiter' of the keyboard, which is Enter here. Space on a switch is a tap.
 */
export async function countTaps(page: Page): Promise<Taps> {
  const taps: Taps = { count: 0 };
  await page.exposeFunction('countTap', (count: number) => {
    taps.count += count;
  });
  await page.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: (count: number) => void };
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      countOf: (event: DocumentEventMap[Name]) => number,
    ) => {
      const handle = (event: DocumentEventMap[Name]) => {
        const count = countOf(event);
        if (count > 0) countTap(count);
      };
      document.addEventListener(name, handle, { capture: true });
    };
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && target.type !== 'checkbox');
    on('pointerdown', ({ isTrusted }) => (isTrusted ? 1 : 0));
    on('keydown', ({ key, ctrlKey, metaKey, target }) => {
      if (key === ' ' && !isText(target)) return 1;
      const hasText = isText(target) && (target as HTMLInputElement).value !== '';
      return key === 'a' && (ctrlKey || metaKey) && hasText ? 1 : 0;
    });
    on('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) return 2;
      return target instanceof HTMLInputElement && target.type === 'file' ? 1 : 0;
    });
  });
  return taps;
}

/** Types into a field; one that has the focus already is not tapped. */
export async function enter(field: Locator, text: string): Promise<void> {
  const isFocused = await field.evaluate((element) => element === document.activeElement);
  if (!isFocused) await field.tap();
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.type(text);
}
