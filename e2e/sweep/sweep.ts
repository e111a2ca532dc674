import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import { findAlikeNames } from './alike-names.ts';
import { findHidden, walkedSizes } from './focus-walk.ts';
import { findAlikeInForcedColors } from './forced-colors.ts';
import { inPage } from './in-page.ts';

/** A small phone, the usual phone, where menus and tables begin, a desktop. */
export const sweptWidths = [320, 360, 900, 1440];
/** In the shop also a tablet: its lists have their own number of columns there. */
export const shopWidths = [320, 360, 600, 900, 1440];

/** Half of the layouts are seen by axe: a phone and a desktop. */
const axeWidths = [360, 1440];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Walks the open page through widths and text sizes and returns what is wrong, each with the layout in which
 * it was seen first. All widths with the usual text come first: Chromium keeps the larger `rem` in container
 * queries when the text becomes smaller again.
 */
export async function sweep(page: Page, widths = shopWidths): Promise<string[]> {
  const faults = new Map<string, string>();
  const note = (found: string[], where: string) => {
    for (const fault of found) if (!faults.has(fault)) faults.set(fault, `${where}: ${fault}`);
  };
  for (const width of widths) {
    await resize(page, width);
    note(await findSettled(page, { width, percent: 100 }), `${width} px`);
    if (!axeWidths.includes(width) && widths.length > 2) continue;
    note(await findLasting(() => findViolations(page)), `${width} px`);
    note(await page.evaluate<string[]>(inPage.findEnglish), `${width} px`);
    note(await findLasting(() => findAlikeNames(page)), `${width} px`);
  }
  note(await page.evaluate<string[]>(inPage.findBrokenPictures), 'pictures');
  note(await findLasting(() => findAlikeInForcedColors(page)), 'forced colours');
  for (const width of axeWidths) {
    if (!widths.includes(width)) continue;
    await resize(page, width);
    await page.evaluate(spaceText);
    note(
      await findSettled(page, { width, percent: 100, isSpaced: true }),
      `${width} px, text with more space`,
    );
    await page.evaluate('document.adoptedStyleSheets.pop()');
  }
  for (const { width, height } of walkedSizes) {
    if (!widths.includes(width)) continue;
    await resize(page, width, height);
    note(await findLasting(() => findHidden(page)), `${width} × ${height}`);
  }
  for (const width of widths.toReversed()) {
    await resize(page, width);
    note(await findSettled(page, { width, percent: 200 }), `${width} px, text of 200 %`);
  }
  return [...faults.values()];
}

/** WCAG 1.4.12: what people may set for all text. */
const spaceText = `document.adoptedStyleSheets.push(new CSSStyleSheet());
  document.adoptedStyleSheets.at(-1).replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
    + 'p { margin-bottom: 2em !important }')`;

/**
 * A busy page turns a drawer into a menu some frames after its width has changed; a change of the width lays
 * it out anew.
 */
async function findSettled(page: Page, layout: Parameters<typeof inPage.findAt>[0]): Promise<string[]> {
  return findLasting(async (again) => {
    if (again > 1) await resize(page, layout.width + 1);
    if (again > 1) await resize(page, layout.width);
    return page.evaluate<string[]>(inPage.findAt(again > 0 ? { ...layout, frames: 15 } : layout));
  });
}

/** What is found is looked for again: only what stays is a fault. */
async function findLasting(find: (again: number) => Promise<string[]>): Promise<string[]> {
  let found = await find(0);
  for (let again = 1; found.length > 0 && again <= 4; again += 1) found = await find(again);
  return found;
}

const touchOf = new WeakMap<Page, { browser: CDPSession; isTouched: boolean }>();

/** A phone is touched, a desktop has a mouse; some styles and sizes depend on it. */
export async function resize(page: Page, width: number, height = width < 900 ? 740 : 900): Promise<void> {
  const isTouched = width < 900;
  const known = touchOf.get(page);
  const browser = known?.browser ?? (await page.context().newCDPSession(page));
  if (known?.isTouched !== isTouched) {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
    touchOf.set(page, { browser, isTouched });
  }
  await page.setViewportSize({ width, height });
}

type Violation = { id: string; nodes: string[] };

/**
 * What axe finds, with the size of targets (WCAG 2.5.8), and what can be used but has no name. Axe looks from the
 * page's beginning: where a page was scrolled to by chance, a button may lie half below the header.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  const violations = await page.evaluate<Violation[]>(`(async () => {
  const before = scrollY;
  scrollTo({ top: 0, behavior: 'instant' });
  const { violations } = await axe.run({ exclude: [['iframe']] }, {
    resultTypes: ['violations'], rules: { 'target-size': { enabled: true } }, iframes: false, preload: false
  });
  scrollTo({ top: before, behavior: 'instant' });
  // What lies half below a question can't be pressed while it is open, and has a line of its own.
  const asked = [...document.querySelectorAll('[aria-modal="true"], dialog:modal')].at(-1) ?? document.body;
  const isMeant = (id, { target }) => id !== 'target-size' || asked.contains(document.querySelector(target[0]));
  return violations.map(({ id, nodes }) => ({
    id, nodes: nodes.filter((node) => isMeant(id, node)).map(({ html }) => html)
  })).filter(({ nodes }) => nodes.length > 0);
  })()`);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((html) => html.slice(0, 200)).join(' ')}`),
    ...findNameless(await page.locator('body').ariaSnapshot()),
  ];
}

/** Interactive elements without a name in what assistive technology reads. */
export function findNameless(tree: string): string[] {
  const roles =
    'button|link|textbox|searchbox|combobox|checkbox|radio|switch|spinbutton|slider|tab|menuitem|option';
  const nameless = new RegExp(`^\\s*- (${roles})(?! ")(\\s|:|$)`);
  return tree
    .split('\n')
    .filter((line) => nameless.test(line))
    .map((line) => `without a name: ${line.trim()}`);
}
