import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

type Shift = { value: number; what: string };
type Recorded = { shifts: Shift[] };

/**
 * Records every move of content that no input caused, from the page's first paint on; `isLoadOnly`: until something is
 * pressed.
 */
export async function recordShifts(page: Page, { isLoadOnly = false } = {}): Promise<void> {
  await page.addInitScript((isLoadOnly) => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[])
        if (!hadRecentInput) shifts.push({ value, what: sources[0]?.node?.textContent?.slice(0, 60) ?? '' });
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (const pressed of isLoadOnly ? ['pointerdown', 'keydown'] : [])
      addEventListener(pressed, () => observer.disconnect(), { capture: true });
  }, isLoadOnly);
}

/** All of them together, since the document was loaded. */
export function shiftSum(page: Page): Promise<number> {
  return page.evaluate(() =>
    (globalThis as unknown as Recorded).shifts.reduce((sum, { value }) => sum + value, 0),
  );
}

/** The moves that are seen, each with what has moved. */
export async function findShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (globalThis as unknown as Recorded).shifts);
  return shifts
    .filter(({ value }) => value > 0.02)
    .map(({ value, what }) => `moved by ${value.toFixed(3)} while loading: ${what}`);
}

/**
 * The first answers of a page come in the wrong order: what is asked for first, which mostly stands at the top, comes
 * last. That of the session is waited for by all others. Returns how to wait for all that was asked for.
 */
export async function turnAnswers(page: Page): Promise<() => Promise<void>> {
  let asked = 0;
  const open = new Set<Promise<void>>();
  await page.route(/\/api\/(?!auth\/)/, async (route) => {
    asked += 1;
    const late = sleep(Math.max(0, 350 - 50 * asked));
    open.add(late);
    await late;
    await route.fallback();
  });
  return async () => {
    await Promise.all(open);
    // The last answers are on their way, and are painted.
    await sleep(100);
  };
}
