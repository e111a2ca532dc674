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
 * Checks that no word is clipped, broken, covered by another or beyond the screen, that no input is lower
 * than its text, and that the page does not scroll sideways. With a `place`, only that element is checked.
 */
export async function expectNothingCut(page: Page, place?: Locator): Promise<void> {
  const checked = place ?? page.locator('body');
  expect(await checked.evaluate(findCutTexts)).toEqual([]);
  expect(await checked.evaluate(findLowFields)).toEqual([]);
  if (!place) await expectNoSidewaysScroll(page);
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

/** Runs in the page and checks all texts in an element. Each style and each box is asked once: there are thousands. */
export function findCutTexts(root: Element): string[] {
  type Text = { words: string; element: Element; node: Node; lines: DOMRect[]; layer: Element | null };

  const remembered = <Value>(read: (element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element: Element): Value => {
      if (!known.has(element)) known.set(element, read(element));
      return known.get(element) as Value;
    };
  };

  /** They clip what is wider than they are. Content off the screen may not be laid out yet. */
  const rendered = new Set(
    [...root.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.style.contentVisibility === 'visible' ||
        getComputedStyle(element).contentVisibility === 'auto',
    ),
  );
  for (const element of rendered) element.style.contentVisibility = 'visible';

  const isSkipped = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('svg, script, style, option, [aria-hidden="true"], :disabled') !== null;

  const overflowOf = remembered((element) => getComputedStyle(element).overflowX);
  const boxOf = remembered((element) => element.getBoundingClientRect());
  /**
   * Elements that scroll independently, such as a sticky header, may cover the page's text; so may a list of
   * choices.
   */
  const layerOf: (element: Element) => Element | null = remembered((element) => {
    const isOpen = element.getAttribute('role') === 'listbox';
    if (isOpen || /^(fixed|sticky)$/.test(getComputedStyle(element).position)) return element;
    return element.parentElement && layerOf(element.parentElement);
  });
  const clips = (element: Element) =>
    rendered.has(element as HTMLElement) || /hidden|clip/.test(overflowOf(element));
  const scrolls = (element: Element) => /auto|scroll/.test(overflowOf(element));
  /** Visually hidden, for screen readers only: one pixel wide, or clipped. */
  const isForEars: (element: Element) => boolean = remembered(
    (element) =>
      element.clientWidth === 1 ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForEars(element.parentElement)),
  );

  /** Of what scrolls inside the page only the lines in its window are seen. */
  const windowOf: (element: Element) => DOMRect | undefined = remembered((element) => {
    if (element === document.documentElement) return undefined;
    if (scrolls(element)) return boxOf(element);
    return element.parentElement ? windowOf(element.parentElement) : undefined;
  });

  const readTexts = (): Text[] => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const words = node.nodeValue?.trim() ?? '';
      const element = node.parentElement;
      if (!words || !element || isSkipped(element) || isForEars(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top = Number.NEGATIVE_INFINITY, bottom = Number.POSITIVE_INFINITY } = windowOf(element) ?? {};
      const lines = [...range.getClientRects()]
        .filter((line) => line.bottom > top && line.top < bottom)
        .map((line) => {
          const from = Math.max(line.top, top);
          return new DOMRect(line.left, from, line.width, Math.min(line.bottom, bottom) - from);
        });
      texts.push({ words, element, node, lines, layer: layerOf(element) });
    }
    return texts;
  };

  const isCut = ({ element, lines }: Text): boolean => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (around !== document.documentElement && scrolls(around)) return false;
      if (!clips(around)) continue;
      const box = boxOf(around);
      if (lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)) return true;
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
  const isTorn = ({ node, lines }: Text): boolean =>
    lines.length > 1 &&
    [...(node.nodeValue ?? '').matchAll(/\p{L}{4,}/gu)].some(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return tops.size > Math.ceil(word.length / 4);
    });

  const texts = readTexts();
  const cut = texts.filter(isCut).map(({ words }) => `cut: ${words}`);
  const torn = texts.filter(isTorn).map(({ words }) => `torn: ${words}`);
  const lines = texts.flatMap((text) => text.lines.map((line) => ({ text, line })));
  lines.sort((one, other) => one.line.top - other.line.top);
  const overlapping = new Set<string>();
  for (const [at, { text: one, line }] of lines.entries())
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.line.top > line.bottom) break;
      if (other.text !== one && other.text.layer === one.layer && meet(line, other.line))
        overlapping.add(`'${one.words}' lies upon '${other.text.words}'`);
    }
  return [...cut, ...torn, ...overlapping];
}
