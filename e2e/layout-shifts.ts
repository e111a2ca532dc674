import type { Page } from '@playwright/test';

type Recorded = { shifts: number[] };

/** Records every move of content that no input caused, from the page's first paint on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All of them together, since the document was loaded. */
export function shiftSum(page: Page): Promise<number> {
  return page.evaluate(() =>
    (globalThis as unknown as Recorded).shifts.reduce((sum, value) => sum + value, 0),
  );
}
