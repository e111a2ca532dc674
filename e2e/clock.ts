import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const now = new Date('2026-03-02T10:00:00');

/** Installs a fake clock in the page; it runs until `stopTime`. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(now.getTime() - 60_000) });
}

/** Stops the fake clock; from then on only the test advances it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(now);
}

/** Advances the clock in steps of `stepMs`, past the pauses between retries, until `place` is visible. */
export async function passRetries(page: Page, place: Locator, stepMs = 1000): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expect(place).toBeVisible({ timeout: 150 });
  }).toPass({ timeout: 20_000, intervals: [0] });
}

/** A request to the server and back: earlier requests of the page have been sent by then. */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/api/health')).text());
}

/**
 * Bases the platform's `AbortSignal.timeout` on the page's timers, which the fake clock advances; otherwise a timeout of
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
