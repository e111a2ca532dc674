import type { Page, Route } from '@playwright/test';
import { token } from '#test/auftrag/beispiel-bestellung.ts';
import { openAlive } from '../fixtures.ts';

export { makeAbholung, makeBestellung, token } from '#test/auftrag/beispiel-bestellung.ts';

/** What the order's call answers from now on: an order, anything else, a status, or no connection. */
export async function answerBestellung(page: Page, answer: unknown): Promise<void> {
  const path = `**/api/bestellung/${token}`;
  await page.unroute(path);
  await page.route(path, (route) => answerWith(route, answer));
}

async function answerWith(route: Route, answer: unknown): Promise<void> {
  if (answer === 'no connection') return route.abort('connectionrefused');
  if (typeof answer === 'number')
    return route.fulfill({ status: answer, json: { success: false, message: 'Das gibt es nicht.' } });
  return route.fulfill({ json: { success: true, message: 'Gespeichert.', data: answer } });
}

export const bestellungPath = `/bestellung/${token}`;

/** A moment after the order was made. */
const now = new Date('2026-03-02T09:20:00.000Z');

/** Opens the page of the order with this answer, on the day on which it was made or on another. */
export async function openBestellung(page: Page, answer: unknown, at = now): Promise<void> {
  await page.clock.setFixedTime(at);
  await answerBestellung(page, answer);
  await openAlive(page, bestellungPath);
}

/** As the checkout leaves it: the history's entry says that the page follows it. */
export async function openAfterCheckout(page: Page, answer: unknown, at = now): Promise<void> {
  await openBestellung(page, answer, at);
  await page.evaluate(() => history.replaceState({ ...history.state, usr: { isNeu: true } }, ''));
  await page.reload();
}
