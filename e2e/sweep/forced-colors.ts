import type { Page } from '@playwright/test';

/** What is chosen among others. The functions are sent to the page as text, and use nothing but each other. */
const choices =
  '[role="tab"], button[aria-pressed], nav a, [aria-current], input[role="switch"], .mantine-Chip-input';

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

type Color = [red: number, green: number, blue: number, alpha: number];

function colorOf(text: string): Color {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/** A colour laid upon an opaque one. */
function laidUpon([red, green, blue, alpha]: Color, ground: Color): Color {
  const mixed = [red, green, blue].map((part, at) => part * alpha + (ground[at] ?? 0) * (1 - alpha));
  return [...mixed, 1] as Color;
}

/** The grounds of all that it stands on, upon that of the page. */
function groundOf(one: Element | null): Color {
  if (!one) return [255, 255, 255, 1];
  const own = colorOf(getComputedStyle(one).backgroundColor);
  return own[3] === 1 ? own : laidUpon(own, groundOf(one.parentElement));
}

function luminanceOf([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
    part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one: Element): number {
  const ground = groundOf(one);
  const lights = [laidUpon(colorOf(getComputedStyle(one).color), ground), ground].map(luminanceOf);
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Words and signs of what is chosen, where it has colours of its own: elsewhere the browser cares for them. */
function findUnreadable(selector: string): string[] {
  const chosen = [...document.querySelectorAll(selector)].filter(isOn);
  const drawn = chosen.map((one) => (one instanceof HTMLInputElement ? one.nextElementSibling : one));
  const parts = drawn.flatMap((one) => (one ? [one, ...one.querySelectorAll('*')] : []));
  const isSeen = (one: Element) =>
    one.checkVisibility() &&
    (one.matches('svg') ||
      [...one.childNodes].some(({ nodeName, textContent }) => nodeName === '#text' && textContent?.trim()));
  return [...new Set(parts)]
    .filter(
      (one) => isSeen(one) && getComputedStyle(one).forcedColorAdjust !== 'auto' && contrastOf(one) < 4.5,
    )
    .map((one) => {
      const words = (one.textContent || one.parentElement?.textContent || one.nodeName).trim();
      return `forced colours: '${words}' is chosen and has a contrast of ${contrastOf(one).toFixed(1)}`;
    });
}

const source = [
  ...[isOn, lookOf, findAlike],
  ...[colorOf, laidUpon, groundOf, luminanceOf, contrastOf, findUnreadable],
]
  .map(String)
  .join('\n');

/** What can't be told apart or read when people have set colours for their whole system (WCAG 1.4.1, 1.4.3). */
export async function findAlikeInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate<string[]>(
    `(() => { ${source}\n const on = ${JSON.stringify(choices)}; return [...findAlike(on), ...findUnreadable(on)]; })()`,
  );
  await page.emulateMedia({ forcedColors: null });
  return found;
}
