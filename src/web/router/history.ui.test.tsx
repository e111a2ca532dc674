import { afterEach, expect, test } from 'vitest';
import { browserHistory } from './history.ts';
import { Router, type Step } from './router.ts';

/** The test's own address, to which it returns. */
const start = location.pathname + location.search;

afterEach(() => history.replaceState(null, '', start));

async function open() {
  const router = await new Router([{ path: '*' }], browserHistory()).start();
  await router.navigate('?eins', { state: { von: 'null' } });
  await router.navigate('?zwei');
  return router;
}

test('back and forward of the browser are followed, with the state of each entry', async () => {
  const router = await open();
  history.back();
  await expect.poll(() => router.page.location.search).toBe('?eins');
  expect(router.page).toMatchObject({ action: 'POP', location: { state: { von: 'null' } } });
  const { key } = router.page.location;
  history.forward();
  await expect.poll(() => router.page.location.search).toBe('?zwei');
  expect(router.page.location.key).not.toBe(key);
  // As after a reload: the entry says itself what it is.
  expect(browserHistory().location).toEqual(router.page.location);
});

test('a step back that is held is taken back, and taken again after a yes', async () => {
  const router = await open();
  const steps: Step[] = [];
  router.block((step) => steps.push(step) > 0);
  history.back();
  await expect.poll(() => steps.length).toBe(1);
  await expect.poll(() => location.search).toBe('?zwei');
  expect(router.page.location.search).toBe('?zwei');
  steps[0]?.proceed();
  await expect.poll(() => router.page.location.search).toBe('?eins');
  expect([location.search, steps.length]).toEqual(['?eins', 1]);
});

test('a jump within the page, which is the browser’s own, is followed and never held', async () => {
  const router = await open();
  router.block(() => true);
  location.hash = '#unten';
  await expect.poll(() => router.page.location.hash).toBe('#unten');
  await router.navigate('#oben', { replace: true });
  expect(location.hash).toBe('#unten');
});
