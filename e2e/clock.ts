import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const now = new Date('2026-03-02T10:00:00');

/** Gives the page a clock of the test's; it runs until `stopTime`. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(now.getTime() - 60_000) });
}

/** Time stands still at `now` and moves only when the test says so. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(now);
}

/** Lets the pauses between retries pass until `place` is there; time goes on in steps of `stepMs`. */
export async function passRetries(page: Page, place: Locator, stepMs = 1000): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expect(place).toBeVisible({ timeout: 150 });
  }).toPass({ timeout: 20_000, intervals: [0] });
}

/** A way to the server and back: what the page had begun before has reached the network by then. */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/api/health')).text());
}

/**
 * Puts the platform's `AbortSignal.timeout` on the page's timers, which the clock of the test moves; else a time-out of
 * 15 s would take 15 s.
 */
export async function putTimeoutsOnClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
}
