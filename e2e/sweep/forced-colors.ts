import type { Page } from '@playwright/test';

/** What is chosen among others. The functions are sent to the page as text, and use nothing but each other. */
const choices = '[role="tab"], button[aria-pressed], nav a, input[role="switch"], .mantine-Chip-input';

function isOn(one: Element): boolean {
  if (one instanceof HTMLInputElement) return one.checked;
  return (
    ['aria-selected', 'aria-pressed'].some((name) => one.getAttribute(name) === 'true') ||
    one.hasAttribute('aria-current')
  );
}

/** What of it, and of what stands for it beside an input, is seen with the system's colours. */
function lookOf(one: Element): string {
  const drawn = one instanceof HTMLInputElement ? one.nextElementSibling : one;
  if (!drawn) return '';
  const { backgroundColor, borderColor, outlineStyle, textDecorationLine } = getComputedStyle(drawn);
  return [backgroundColor, borderColor, outlineStyle, textDecorationLine].join();
}

function findAlike(selector: string): string[] {
  const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const groupOf = (one: Element) =>
    one.closest('[role="tablist"], nav, fieldset, [role="radiogroup"]') ?? document.body;
  return all.filter(isOn).flatMap((on) => {
    const alike = all.find(
      (one) =>
        !isOn(one) && groupOf(one) === groupOf(on) && one.matches(on.tagName) && lookOf(one) === lookOf(on),
    );
    return alike
      ? [
          `forced colours: '${on.textContent || on.id}' is chosen and looks as '${alike.textContent || alike.id}'`,
        ]
      : [];
  });
}

const source = [isOn, lookOf, findAlike].map(String).join('\n');

/** What can't be told apart when people have set colours for their whole system (WCAG 1.4.1, 1.4.11). */
export async function findAlikeInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate<string[]>(
    `(() => { ${source}\n return findAlike(${JSON.stringify(choices)}); })()`,
  );
  await page.emulateMedia({ forcedColors: null });
  return found;
}
