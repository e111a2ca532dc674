import { isReachable, loadAnewOnce } from './api/load-anew.ts';

/**
 * Brings the page to life once it is on the screen: after its largest picture or text was painted and the browser is
 * idle, or at the first touch of a person, whichever comes first. Until then links and forms work as plain HTML, and
 * nothing of the program competes with what people came to see.
 */
const signs = ['pointerdown', 'keydown', 'touchstart'] as const;
/** Time in milliseconds after the largest paint in which a still larger one may come. */
const settleMs = 100;
const latestMs = 2000;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start);
  // The built page names its chunks in a template, so that the browser fetches none of them by itself.
  const later = document.getElementById('later');
  if (later instanceof HTMLTemplateElement) document.head.append(later.content);
  import('./entry-client.tsx').catch(handleNotLoaded);
}

/** The page stays as it is, to be read; only its buttons are dead, which it says. What somebody typed is not taken away. */
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
