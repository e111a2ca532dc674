import type { Page } from '@playwright/test';
import { translate } from '#test/translate.ts';
import { signIn, type Who } from '../arrange/accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { titled } from './arrange.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { resize } from './sweep.ts';

/**
 * A visitor's browser translates the shop (ADR 087): the screens of the sweep, one after the other in a page
 * that is loaded once. What React takes away and puts there on the way is everything that they show. On a
 * small phone, where `ready` presses what the sweep does.
 */
const width = 320;

/** Screens that are reached by going there: nothing of the shop, the browser or the network is arranged for them. */
function isPlain({
  prepare,
  before,
  phase,
  failing,
  isEmpty,
  asksForConsent,
  widths = [width],
}: Screen): boolean {
  const arranged = [prepare, before, phase, failing, isEmpty, asksForConsent];
  return arranged.every((one) => !one) && widths.includes(width);
}

const visitors: (Who | undefined)[] = [undefined, 'anna', 'werkstatt', 'admin'];
/** How many a test visits. */
const atMost = 17;

for (const who of visitors) {
  const seen = screens.filter((screen) => isPlain(screen) && screen.who === who);
  for (let from = 0; from < seen.length; from += atMost)
    test(
      `${who ?? 'a guest'} sees translated screens, from ${from + 1} on`,
      { tag: '@desktop' },
      ({ page }) => visit(page, seen.slice(from, from + atMost)),
    );
}

async function visit(page: Page, seen: Screen[]): Promise<void> {
  await resize(page, width);
  const [first] = seen;
  if (first?.who) await signIn(page, first.who);
  await openAlive(page, '/about');
  const translated = await page.evaluateHandle(translate);
  for (const { name, route, path = route, ready } of seen)
    await test.step(name, async () => {
      // Another page in between: what the screen before has opened is gone.
      await goTo(page, '/about');
      await titled('Das sind wir')(page);
      await page.evaluate(forgetZaehlung);
      await goTo(page, path);
      await ready(page);
      expect(await translated.evaluate(({ findUntrue }) => findUntrue()), name).toEqual([]);
    });
}

/** A shelf whose counting was begun on one screen would be counted on by the next. */
function forgetZaehlung(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('lager.zaehlung.')) localStorage.removeItem(key);
}

/** As by a link: the page stays, and its parts change. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
