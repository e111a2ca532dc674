/**
 * Brings the page to life once it is on the screen: after `load` when the browser is idle, or at the first touch of
 * a person, whichever comes first. Until then links and forms work as plain HTML. Measured: this is what keeps the
 * largest contentful paint of a phone near one second.
 */
const signs = ['pointerdown', 'keydown', 'touchstart'] as const;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start);
  void import('./entry-client.tsx');
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 50);
}

for (const sign of signs) addEventListener(sign, start, { passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);
