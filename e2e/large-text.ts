import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from './fixtures.ts';

/** Doubles the text size of the open page until it is reloaded. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
}

/**
 * Checks that no word is clipped, broken, covered by another or beyond the screen, that no input is lower than its text,
 * and that the page does not scroll sideways. With a `place`, only that element is checked.
 */
export async function expectNothingCut(page: Page, place?: Locator): Promise<void> {
  const checked = place ?? page.locator('body');
  expect(await checked.evaluate(findCutTexts)).toEqual([]);
  expect(await checked.evaluate(findLowFields)).toEqual([]);
  if (!place) await expectNoSidewaysScroll(page);
}

/** No title breaks a word at a line's end, unless at a soft hyphen. */
export async function expectWholeWords(page: Page, when: string): Promise<void> {
  expect(await page.evaluate(findBrokenTitles), when).toEqual([]);
}

/** Runs in the page: words of titles that stand on two lines. */
export function findBrokenTitles(): string[] {
  const found: string[] = [];
  for (const title of document.querySelectorAll('h1, h2, h3')) {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        if (word.includes('\u00ad')) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
  }
  return found;
}

/** Runs in the page: inputs and selects whose content is higher than they are. */
export function findLowFields(root: Element): string[] {
  const fields = root.querySelectorAll('input:not([type="checkbox"], [type="radio"], [type="file"]), select');
  return [...fields]
    .filter((field) => field.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((field) => field.clientHeight < 1.4 * Number.parseFloat(getComputedStyle(field).fontSize))
    .map((field) => `too low: ${field.getAttribute('aria-label') ?? field.id}, ${field.clientHeight} px`);
}

/** Runs in the page and checks all texts in an element. */
export function findCutTexts(root: Element): string[] {
  type Text = { words: string; element: Element; lines: DOMRect[]; layer: Element | null };

  const isSkipped = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('svg, script, style, option, [aria-hidden="true"], :disabled') !== null;

  /** Elements that scroll independently, such as a sticky header, may cover the page's text. */
  const layerOf = (element: Element | null): Element | null => {
    if (!element || /^(fixed|sticky)$/.test(getComputedStyle(element).position)) return element;
    return layerOf(element.parentElement);
  };

  /** They clip what is wider than they are. Content off the screen may not be laid out yet. */
  const rendered = new Set<Element>();
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const isMadeVisible = element.style.contentVisibility === 'visible';
    if (getComputedStyle(element).contentVisibility !== 'auto' && !isMadeVisible) continue;
    rendered.add(element);
    element.style.contentVisibility = 'visible';
  }

  const clips = (element: Element) =>
    rendered.has(element) || /hidden|clip/.test(getComputedStyle(element).overflowX);
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

  /** Visually hidden, for screen readers only: one pixel wide, or clipped. */
  const isForEars = (element: Element | null): boolean => {
    if (!element) return false;
    const { clipPath } = getComputedStyle(element);
    return element.clientWidth === 1 || clipPath === 'inset(50%)' || isForEars(element.parentElement);
  };

  const readTexts = (): Text[] => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode.nodeValue?.trim() ?? '';
      const element = walker.currentNode.parentElement;
      if (!words || !element || isSkipped(element) || isForEars(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      texts.push({ words, element, lines: [...range.getClientRects()], layer: layerOf(element) });
    }
    return texts;
  };

  const isCut = ({ element, lines }: Text): boolean => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (around !== document.documentElement && scrolls(around)) return false;
      const box = around.getBoundingClientRect();
      if (clips(around) && lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
        return true;
    }
    return lines.some(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1);
  };

  /** Letters fill about the middle half of their line box; only those halves must not overlap. */
  const meet = (one: DOMRect, other: DOMRect) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const top = Math.max(one.top + one.height / 4, other.top + other.height / 4);
    const bottom = Math.min(one.bottom - one.height / 4, other.bottom - other.height / 4);
    return width > 1 && bottom - top > 1;
  };

  /** Broken letter by letter: far more lines than the text needs. */
  const isTorn = ({ words, element }: Text): boolean => {
    const node = [...element.childNodes].find((child) => child.nodeValue?.trim() === words);
    return [...words.matchAll(/\p{L}{4,}/gu)].some(({ 0: word, index }) => {
      const range = document.createRange();
      const start = (node?.nodeValue?.indexOf(words) ?? 0) + index;
      if (!node) return false;
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > Math.ceil(word.length / 4);
    });
  };

  const texts = readTexts();
  const cut = texts.filter(isCut).map(({ words }) => `cut: ${words}`);
  const torn = texts.filter(isTorn).map(({ words }) => `torn: ${words}`);
  const overlapping = texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => other.layer === one.layer)
      .filter((other) => one.lines.some((line) => other.lines.some((otherLine) => meet(line, otherLine))))
      .map((other) => `'${one.words}' lies upon '${other.words}'`),
  );
  return [...cut, ...torn, ...overlapping];
}
