/** Milliseconds without taps after something else has come to lie under a finger. */
const stillMs = 600;
/** Milliseconds after a tap in which its answer may move what lies there. */
const watchedMs = 5000;
/** Pixels around a finger; half of a target. */
const reach = 22;

type Point = { x: number; y: number };

/**
 * After a tap the row leaves, the list moves up, and the second of two taps would hit what has moved in: another row,
 * or the button that takes the first one back (ADR 097). So as soon as another control lies under the finger, the list
 * that was tapped takes no more taps for a moment. Keys are not affected. Returns how to end.
 */
export function keepStillUnderFinger(): () => void {
  let end = () => {};
  const handleUp = ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    end();
    if (isPrimary) end = watch({ x, y });
  };
  // Before the control's own handler changes anything.
  addEventListener('pointerup', handleUp, { capture: true });
  return () => {
    end();
    removeEventListener('pointerup', handleUp, { capture: true });
  };
}

/** Asks with each frame, and before the next tap, what lies under the finger until it goes on. Returns how to end. */
function watch(finger: Point): () => void {
  const tapped = controlAt(finger);
  if (!tapped) return () => {};
  const name = nameOf(tapped);
  const list = listOf(tapped);
  const until = performance.now() + watchedMs;
  const stopper = new AbortController();
  const { signal } = stopper;
  const end = () => stopper.abort();

  const look = () => {
    const now = controlAt(finger);
    if (!now || (now === tapped && nameOf(now) === name)) return;
    end();
    shield(finger, list?.isConnected ? list.getBoundingClientRect() : undefined);
  };
  const frame = () => {
    if (performance.now() > until) end();
    if (signal.aborted) return;
    look();
    requestAnimationFrame(frame);
  };
  // Also when the list has become shorter at the end of the page: all that is above it moves down.
  const handleScroll = () => {
    look();
    end();
  };
  const handleMove = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - finger.x, clientY - finger.y) > reach) end();
  };
  addEventListener('pointerdown', look, { signal, capture: true });
  addEventListener('pointermove', handleMove, { signal, passive: true });
  addEventListener('scroll', handleScroll, { signal, capture: true, passive: true });
  requestAnimationFrame(frame);
  return end;
}

function controlAt({ x, y }: Point): Element | undefined {
  const control = 'a, button, input, select, textarea, label, summary, [role=option], [role=menuitem]';
  return document.elementFromPoint(x, y)?.closest(control) ?? undefined;
}

/** What a control says it does; a number in it may count what was tapped. */
function nameOf(control: Element): string {
  return `${control.getAttribute('aria-label')} ${control.textContent}`.replaceAll(/\d/g, '');
}

/** The outermost list or table around a control. */
function listOf(control: Element): Element | undefined {
  let list: Element | undefined;
  for (let at = control.closest('ul, ol, table'); at; at = at.parentElement?.closest('ul, ol, table') ?? null)
    list = at;
  return list;
}

/**
 * Lies over the finger and the list for a moment, and is hit in their place. What is open takes no notice of such a
 * press, and what has the focus keeps it.
 */
function shield({ x, y }: Point, area: DOMRect | undefined): void {
  const [left, top] = [Math.min(x - reach, area?.left ?? x), Math.min(y - reach, area?.top ?? y)];
  const [right, bottom] = [Math.max(x + reach, area?.right ?? x), Math.max(y + reach, area?.bottom ?? y)];
  const cover = document.createElement('div');
  cover.ariaHidden = 'true';
  cover.dataset.shield = '';
  Object.assign(cover.style, {
    position: 'fixed',
    zIndex: '1000',
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
  for (const type of ['pointerdown', 'touchstart', 'mousedown', 'click'])
    cover.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  cover.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(cover);
  setTimeout(() => cover.remove(), stillMs);
}
