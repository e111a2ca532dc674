/**
 * Checks that run in the page. Each function stands for itself and is sent as text (`inPage`), so it uses
 * nothing but the others of `inPage`. Each returns what is wrong, in words.
 */
import { findBrokenTitles, findCutTexts, findLowFields } from '../large-text.ts';

/** English words of libraries and browsers that do not occur in German texts. */
const english = [
  'toggle|visibility|password|close|open|clear|search|select|choose|show|hide',
  'next|previous|first|last|page|pagination|loading|remove|delete|edit|add',
  'the|and|of|to|pick|press|draggable|sortable|drag|dropped|item|items',
  'notification|notifications|dialog|tooltip|chart|table|slider|increase|decrease',
].join('|');

const interactive =
  'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="tab"], [role="switch"]';

const messages = '[role="status"], [role="alert"]';

const describe = (element: Element): string => {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return `${element.tagName.toLowerCase()} '${name || element.id || element.className}'`;
};

type Style = { position: string; overflowX: string; overflowY: string };
const styles = new Map<Element, Style>();

/** Asked once for each element. */
const styleOf = (element: Element): Style => {
  const known = styles.get(element);
  if (known) return known;
  const { position, overflowX, overflowY } = getComputedStyle(element);
  styles.set(element, { position, overflowX, overflowY });
  return { position, overflowX, overflowY };
};

/** Whatever scrolls by itself: a dialog, a sticky header, a fixed bar. Null: the page. */
const layerOf = (element: Element | null): Element | null => {
  if (!element) return null;
  if (/^(fixed|sticky)$/.test(styleOf(element).position)) return element;
  return layerOf(element.parentElement);
};

type Box = { left: number; right: number; top: number; bottom: number };
type Target = { element: Element; box: Box; layer: Element | null };

/** The page, or the topmost question: what is behind it can't be used, and has a line of its own. */
function topmost(): Element {
  return [...document.querySelectorAll('[aria-modal="true"], dialog:modal')].at(-1) ?? document.body;
}

/** What a finger or a pointer can hit: visible, and not the one pixel of an input that its label stands for. */
function listTargets(): Target[] {
  return [...topmost().querySelectorAll(interactive)]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(element).pointerEvents !== 'none',
    )
    .map((element) => ({ element, box: shownBox(element), layer: layerOf(element) }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
}

/** The part of its box that is not scrolled out of a strip or a list around it. */
function shownBox(element: Element): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const box = { left, right, top, bottom };
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = styleOf(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    if (around === document.body || around === document.documentElement) break;
    const outer = around.getBoundingClientRect();
    if (overflowX !== 'visible')
      Object.assign(box, { left: Math.max(box.left, outer.left), right: Math.min(box.right, outer.right) });
    if (overflowY !== 'visible')
      Object.assign(box, { top: Math.max(box.top, outer.top), bottom: Math.min(box.bottom, outer.bottom) });
  }
  return box;
}

/** The page does not scroll sideways; otherwise the innermost elements that stick out. */
function findSideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => isWide(element) && ![...element.children].some(isWide),
  );
  return [`${scrollWidth - clientWidth} px too wide: ${wide.slice(0, 3).map(describe).join(', ')}`];
}

/** Two targets on the same layer share no place, unless a small one is put upon a large one. */
function findOverlaps(): string[] {
  const targets = listTargets().sort((one, other) => one.box.top - other.box.top);
  const found: string[] = [];
  for (const [at, one] of targets.entries())
    for (let next = at + 1; next < targets.length; next += 1) {
      const other = targets[next];
      if (!other || other.box.top > one.box.bottom) break;
      if (one.layer !== other.layer || !meet(one.box, other.box) || isUpon(one, other)) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (sharesLine(one.element, other.element))
        found.push(`${describe(one.element)} overlaps ${describe(other.element)}`);
    }
  return found;
}

function meet(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
  );
}

/**
 * A button in its field, such as 'Passwort anzeigen', which grows with the text, or one on a picture: wholly
 * inside, and at most half as large.
 */
function isUpon(one: Target, other: Target): boolean {
  const area = ({ box }: Target) => (box.right - box.left) * (box.bottom - box.top);
  const [small, large] = area(one) < area(other) ? [one, other] : [other, one];
  const sticksOut = large.element.matches('input, textarea') ? 8 : 1;
  return (
    area(small) * 2 <= area(large) &&
    small.box.left >= large.box.left - sticksOut &&
    small.box.right <= large.box.right + sticksOut &&
    small.box.top >= large.box.top - sticksOut &&
    small.box.bottom <= large.box.bottom + sticksOut
  );
}

/** A link that goes on in the next line has a box around both lines, which holds its neighbours too. */
function sharesLine(one: Element, other: Element): boolean {
  return [...one.getClientRects()].some((line) =>
    [...other.getClientRects()].some((next) => meet(line, next)),
  );
}

/** At the very end and the very top of the page no bar lies upon what can be pressed: it could not be scrolled away. */
function findCovered(): string[] {
  // What is open upon the page is closed before the page is used.
  if (document.querySelector('[aria-modal="true"], dialog:modal, :popover-open')) return [];
  const before = scrollY;
  const found: string[] = [];
  for (const isEnd of [true, false]) {
    scrollTo({ top: isEnd ? document.documentElement.scrollHeight : 0, behavior: 'instant' });
    for (const { element, box, layer } of listTargets()) {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const isHalf = isEnd ? y > innerHeight / 2 && y < innerHeight : y > 0 && y < innerHeight / 2;
      const above = isHalf && layer === null ? document.elementFromPoint(x, y) : null;
      const bar = above && layerOf(above);
      // Messages go by themselves.
      const isMessage = bar?.closest(messages) ?? bar?.querySelector(messages);
      if (bar && !isMessage) found.push(`${describe(element)} lies below ${describe(bar)}`);
    }
  }
  scrollTo({ top: before, behavior: 'instant' });
  return found;
}

/** English words, visible or for assistive technology: names, descriptions, alt texts, announcements. */
function findEnglish(words: string): string[] {
  const pattern = new RegExp(`\\b(${words})\\b`, 'i');
  const attributes = 'aria-label aria-roledescription aria-valuetext aria-description title alt placeholder';
  const named = attributes
    .split(' ')
    .flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
  const quiet = '[role="status"], [role="alert"], [id^="DndDescribedBy"], [id^="DndLiveRegion"]';
  const announced = [...document.querySelectorAll(quiet)].map(({ textContent }) => textContent ?? '');
  const shown = document.body.innerText.split('\n');
  const texts = [...named, ...announced, ...shown].filter((text) => text.trim());
  const few = texts.length > 5 ? [] : ['the page is empty'];
  return [...few, ...texts.filter((text) => pattern.test(text)).map((text) => `English: ${text.trim()}`)];
}

/** One heading of the first level names the page. */
function findTitles(): string[] {
  const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility());
  return titles.length === 1 ? [] : [`${titles.length} headings of the first level`];
}

/** `frames`: how many are painted before the page is measured. `isSpaced`: a title may break, if all is there. */
type Layout = { width: number; percent: number; frames?: number; isSpaced?: true };

/** Once the page has this width and is painted: everything that depends on width and text size. */
async function findAt({ width, percent, frames = 2, isSpaced }: Layout): Promise<string[]> {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  // The page hears of its new size a moment later, and lays itself out anew a moment after that.
  for (let frame = 0; frame < 100 && innerWidth !== width; frame += 1) await painted();
  for (let frame = 0; frame < frames; frame += 1) await painted();
  const titles = isSpaced ? [] : findBrokenTitles();
  const faults = [findSideways, findOverlaps, findCovered, findTitles]
    .flatMap((find) => find())
    .concat(titles);
  return [...faults, ...findCutTexts(topmost()), ...findLowFields(topmost())];
}

/** Loads what waits for being scrolled to, and names the pictures that do not come. */
async function findBrokenPictures(): Promise<string[]> {
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(
    pictures.map(
      (picture) =>
        picture.complete ||
        new Promise((done) => {
          picture.addEventListener('load', done);
          picture.addEventListener('error', done);
        }),
    ),
  );
  return pictures
    .filter(({ naturalWidth }) => naturalWidth === 0)
    .map(({ src }) => `no picture: ${new URL(src).pathname}`);
}

const functions = [
  ...[
    findBrokenTitles,
    findCutTexts,
    findLowFields,
    listTargets,
    shownBox,
    findSideways,
    findOverlaps,
    isUpon,
  ],
  ...[topmost, meet, sharesLine, findCovered, findTitles, findAt, findBrokenPictures, findEnglish],
];

const source = [
  `const interactive = ${JSON.stringify(interactive)};`,
  `const messages = ${JSON.stringify(messages)};`,
  `const describe = ${describe};`,
  'const styles = new Map();',
  `const styleOf = ${styleOf};`,
  `const layerOf = ${layerOf};`,
  ...functions.map(String),
].join('\n');

/** A call of one of them, as text for the page. */
const call = (text: string) => `(() => { ${source}\n return ${text}; })()`;

export const inPage = {
  findAt: (layout: Layout) => call(`findAt(${JSON.stringify(layout)})`),
  findBrokenPictures: call('findBrokenPictures()'),
  findEnglish: call(`findEnglish(${JSON.stringify(english)})`),
};
