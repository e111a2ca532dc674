import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

/** What is on the page at once when a part is drawn on it. */
function drawnWith(Part: ReturnType<typeof lazyPart<object>>): string | null {
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <Suspense fallback="noch nicht">
        <Part />
      </Suspense>,
    ),
  );
  return place.textContent;
}

test('a part that was waited for is drawn at once, also one that could not be loaded', async () => {
  const Tage = lazyPart(async () => () => 'Lieferung am Freitag');
  expect(drawnWith(Tage)).toBe('noch nicht');
  const [Da, Fort] = [
    lazyPart(async () => () => 'Lieferung am Freitag'),
    lazyPart(() => Promise.reject(new TypeError('Failed to fetch'))),
  ];
  await Promise.all([Da.loadAhead(), Fort.loadAhead()]);
  expect(drawnWith(Da)).toBe('Lieferung am Freitag');
  expect(drawnWith(Fort)).toBe('Neu laden');
});

test('a part that does not come holds the page up for a moment alone', async () => {
  const Nie = lazyPart(() => Promise.withResolvers<() => null>().promise);
  await Nie.loadAhead();
  expect(drawnWith(Nie)).toBe('noch nicht');
});
