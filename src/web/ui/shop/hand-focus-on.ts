/** Long enough for a dialog to give the focus back, or a component to place it itself. */
const patienceMs = 100;

/**
 * When the element with the focus is removed, the browser gives it to the body: a screen reader falls silent, and its
 * next word is the top of the page. From now on it goes to what is nearest to the removed element and in view: a
 * heading, something that can be used, or the whole of the page. Nothing is scrolled, because a finger may be on its
 * way. Returns what ends it.
 */
export function handFocusOn(): () => void {
  let around: Element[] = [];
  let before: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = ({ target }: FocusEvent) => {
    if (around.some((one) => one.matches(rooms))) before = around[0] as HTMLElement;
    around = listAround(target as Element);
  };
  // Who goes on to nothing, as with a tap on an empty place, has left it. What is removed, or busy, loses the focus in
  // the same way, but is gone, or disabled, a moment later.
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const left = target as Element;
    const forget = () => {
      if (left === around[0] && left.isConnected && !left.matches(':disabled') && isLost()) around = [];
    };
    if (!relatedTarget) queueMicrotask(forget);
  };
  const handOn = () => {
    timer = undefined;
    if (isGone()) giveTo(around, before);
  };
  const isGone = () => around[0]?.isConnected === false && isLost();
  const check = () => {
    if (isGone()) timer ??= setTimeout(handOn, patienceMs);
  };
  const changes = new MutationObserver(check);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', note);
  addEventListener('focusout', leave);
  return () => {
    changes.disconnect();
    removeEventListener('focusin', note);
    removeEventListener('focusout', leave);
    clearTimeout(timer);
  };
}

/** Gives the focus to what is nearest to the element, which had it and can't take it, and in view; null: anything. */
export function focusNear(element: Element | null): void {
  const isThere = element?.closest(rooms)?.isConnected;
  giveTo(listAround(isThere ? element : document.querySelector('main')), undefined);
}

/** The element and what it is in, from the inside out. */
function listAround(element: Element | null): Element[] {
  const around: Element[] = [];
  for (let at = element; at; at = at.parentElement) around.push(at);
  return around;
}

function isLost(): boolean {
  return document.activeElement === document.body;
}

const rooms = 'main, dialog, [aria-modal]';
const headings = 'h1, h2, h3, legend';
const controls = 'a[href], button, summary';
/** Last: a field that gets the focus may bring the keyboard of a phone. */
const fields = 'input, select, textarea';

/** `around`: the removed element and what held it, from the inside out; `before`: what had the focus. */
function giveTo(all: Element[], before: HTMLElement | undefined): void {
  const around = all.filter(({ isConnected }) => isConnected);
  // What floats above the page is in none of the rooms: the slice is empty then.
  for (const part of around.slice(0, around.findIndex((one) => one.matches(rooms)) + 1)) {
    take(firstInView(part, headings) ?? firstInView(part, controls) ?? firstInView(part, fields));
    if (!isLost()) return;
  }
  // Where nothing is near any more a heading says where one is; no field is opened that nobody asked for.
  const page = document.querySelector<HTMLElement>('main');
  take(before?.isConnected ? before : ((page && firstInView(page, headings)) ?? page));
}

/** What lies over a list for a moment after a tap (`still-under-finger.ts`) hides nothing. */
function firstInView(part: Element, selector: string): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(selector)].find((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [shown] = document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .filter((above) => !above.matches('[data-shield]'));
    return shown !== undefined && one.contains(shown) && !one.matches(':disabled');
  });
}

function take(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
