import type { Page } from '@playwright/test';

/**
 * The walk of the focus (WCAG 2.4.3, 2.4.7, 2.4.11): as who has no mouse goes through the page, from stop to stop. The
 * functions are sent to the page as text, and use nothing but each other.
 */
const stops = 'a[href], button, summary, select, textarea, input:not([type="hidden"]), [tabindex]';

type Box = { left: number; right: number; top: number; bottom: number };

/** What the Tab key stops at, in its order: the page, or the topmost question or menu, which holds it. */
function listStops(selector: string): HTMLElement[] {
  const held = '[aria-modal="true"], dialog:modal, header :popover-open';
  const place = [...document.querySelectorAll(held)].at(-1) ?? document.body;
  return [...place.querySelectorAll<HTMLElement>(selector)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      !stop.closest('[inert]') &&
      // Text that is written has its links, and Chromium gives them no focus.
      !stop.parentElement?.isContentEditable &&
      stop.checkVisibility({ visibilityProperty: true }) &&
      isChosen(stop),
  );
}

/** Of a group of radio buttons only the chosen one, or the first. */
function isChosen(stop: HTMLElement): boolean {
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio' || !stop.name) return true;
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(stop.name)}"]`)];
  return stop.checked || (!group.some(({ checked }) => checked) && group[0] === stop);
}

/** Where it is seen: an input of one pixel is drawn by its label. */
function boxesOf(stop: HTMLElement): Box[] {
  const boxes: Box[] = [...stop.getClientRects()];
  const labels = 'labels' in stop ? [...((stop as HTMLInputElement).labels as NodeListOf<HTMLElement>)] : [];
  return [...boxes, ...labels.flatMap((label) => [...label.getClientRects()])].filter(
    ({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2,
  );
}

/** Whether some of it is on top, in view. */
function isSeen(stop: HTMLElement): boolean {
  const labels = 'labels' in stop ? [...((stop as HTMLInputElement).labels as NodeListOf<HTMLElement>)] : [];
  const parts: Element[] = [stop, ...labels];
  return boxesOf(stop).some(({ left, right, top, bottom }) =>
    [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const shown = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return parts.some((part) => part === shown || part.contains(shown));
      }),
    ),
  );
}

function nameOf(stop: Element | null): string {
  const name = stop?.getAttribute('aria-label') ?? stop?.textContent?.trim().slice(0, 40);
  return `${stop?.tagName.toLowerCase()} '${name || stop?.getAttribute('name') || stop?.className}'`;
}

/** The fault of what has the focus, if it has one. */
function faultOf(stop: Element | null): string | undefined {
  if (!stop || stop === document.body) return 'nothing has the focus';
  if (isSeen(stop as HTMLElement)) return undefined;
  const { left, right, top, bottom } = stop.getBoundingClientRect();
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // Messages go by themselves.
  if (above?.closest('[role="status"], [role="alert"]')) return undefined;
  return `${nameOf(stop)} has the focus ${above ? `below ${nameOf(above)}` : 'out of view'}`;
}

/** A busy page shows some frames later what the focus changes. */
async function lastingFault(): Promise<string | undefined> {
  for (let frame = 0; frame < 10 && faultOf(document.activeElement); frame += 1)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return faultOf(document.activeElement);
}

/** Gives each stop the focus, which scrolls as the Tab key does. What a stop opens or closes is left as it was. */
async function walk(selector: string): Promise<string[]> {
  const before = document.activeElement as HTMLElement | null;
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  document.documentElement.style.fontSize = '';
  for (let frame = 0; frame < 3; frame += 1) await painted();
  scrollTo({ top: 0, behavior: 'instant' });
  const found: string[] = [];
  for (const stop of listStops(selector)) {
    if (!stop.isConnected || !stop.checkVisibility({ visibilityProperty: true })) continue;
    // What has the focus already would not be scrolled to.
    if (document.activeElement === stop) stop.blur();
    stop.focus();
    const faultNow = () =>
      document.activeElement === stop ? faultOf(stop) : `${nameOf(stop)} takes no focus`;
    // A busy page shows some frames later what the focus changes.
    for (let frame = 0; frame < 5 && faultNow(); frame += 1) await painted();
    const fault = faultNow();
    if (fault) found.push(fault);
  }
  if (before && before !== document.body) before.focus();
  else (document.activeElement as HTMLElement | null)?.blur();
  for (const scrolled of [document.documentElement, ...document.querySelectorAll('dialog, [popover]')])
    scrolled.scrollTop = 0;
  return found;
}

const source = [listStops, isChosen, boxesOf, isSeen, nameOf, faultOf, lastingFault, walk]
  .map(String)
  .join('\n');
const call = (text: string) => `(() => { ${source}\n return ${text}; })()`;

/** The phone enlarged to 400 %, the small phone, the desktop. */
export const walkedSizes = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];

/** What has the focus and is not seen, at the size that the page has. */
export function findHidden(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(call(`walk(${JSON.stringify(stops)})`));
}

/** As many presses of the Tab key as there are stops: what is wrong with what has the focus then. */
export async function pressThrough(page: Page): Promise<string[]> {
  const count = await page.evaluate<number>(call(`listStops(${JSON.stringify(stops)}).length`));
  const faults: string[] = [];
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate<string | undefined>(call('lastingFault()'));
    if (fault) faults.push(fault);
  }
  return faults;
}
