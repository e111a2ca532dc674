import { isReachable, loadAnewOnce } from '#web/api/load-anew.ts';

/**
 * Hydrates the page after its largest paint when the browser is idle, or on the first user input, whichever comes
 * first. Until then links and forms work as plain HTML, and no script delays the content.
 */
const signs = ['pointerdown', 'keydown', 'touchstart'] as const;
/** Wait in milliseconds after the largest paint, in case a larger one follows. */
const settleMs = 100;
const latestMs = 2000;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start);
  // The built page lists its chunks in a template, so that the browser does not fetch them before.
  const later = document.getElementById('later');
  if (later instanceof HTMLTemplateElement) document.head.append(later.content);
  import('./entry-client.tsx').catch(handleNotLoaded);
}

/**
 * Keeps the page readable and shows that its buttons do not work. It is not reloaded if the user has typed something.
 */
async function handleNotLoaded(): Promise<void> {
  if ((await isReachable()) && !holdsTyped() && loadAnewOnce()) return;
  document.getElementById('not-started')?.removeAttribute('hidden');
}

function holdsTyped(): boolean {
  const inputs = [...document.querySelectorAll('input')];
  return inputs.some((input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked);
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 50);
}

function startWhenPainted(): void {
  setTimeout(start, latestMs);
  if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
    startWhenIdle();
    return;
  }
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    setTimeout(startWhenIdle, settleMs);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

for (const sign of signs) addEventListener(sign, start, { passive: true });
if (document.readyState === 'complete') startWhenPainted();
else addEventListener('load', startWhenPainted);
