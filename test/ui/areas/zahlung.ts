import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { zahlungsseiteCalls } from '#features/zahlung/online/zahlungsseite-calls.ts';
import type { Zahlungsseite } from '#features/zahlung/online/zahlungsseite-contract.ts';
import { weiterleitung } from '#features/zahlung/web/weiterleitung.ts';
import { token } from '../../auftrag/beispiel-bestellung.ts';
import type { Answers } from '../answers.ts';
import { offenerLaden } from '../laden.ts';
import { type OpenPage, openPage } from '../open-page.tsx';
import { stopClock } from '../stop-time.ts';

/** Locators of the page on which an order is paid, by role and name. */
export const main = page.getByRole('main');
export const titel = main.getByRole('heading', { level: 1 });
export const knopf = (name: string | RegExp) => main.getByRole('button', { name });

export const zahlungPath = `/bestellung/${token}/zahlung`;
/** A page of the provider. */
export const anbieterseite = 'https://pay.example/c/pay_1';

export function makeZahlung(part: Partial<Zahlungsseite> = {}): Zahlungsseite {
  return {
    nummer: 'B-26-K7M4Q',
    stand: 'zuZahlen',
    betrag: 26.49,
    wege: ['karte', 'paypal', 'wero'],
    modus: 'live',
    bis: '2026-03-02T21:12:00.000Z',
    kannUeberweisen: true,
    ...part,
  };
}

/** Catches where a page leads out of the shop; the latest is the last. */
export function catchWeiterleitung(): string[] {
  const ziele: string[] = [];
  vi.spyOn(weiterleitung, 'zu').mockImplementation((adresse) => void ziele.push(adresse));
  return ziele;
}

type Visit = {
  /** As the provider sends the shopper back, or the checkout. */
  zurueck?: string;
  isNeu?: boolean;
  answers: (answers: Answers) => void;
};

/** Opens the page a moment after the order was made. What it does every other second waits for `untilGefragt`. */
export async function openZahlung({ zurueck, isNeu = false, answers }: Visit): Promise<OpenPage> {
  stopClock(new Date('2026-03-02T09:20:00.000Z'), ['setInterval', 'clearInterval']);
  const path = zurueck === undefined ? zahlungPath : `${zahlungPath}?zurueck=${zurueck}`;
  const opened = await openPage(isNeu ? '/order-tracking' : path, { laden: offenerLaden, answers });
  if (isNeu) await opened.router.navigate(path, { replace: true, state: { isNeu } });
  return opened;
}

/** Lets time pass, in steps of the page's questions, until it has asked so often. */
export async function untilGefragt(answers: Answers, anzahl: number): Promise<void> {
  const ask = () => {
    vi.advanceTimersByTime(2000);
    return answers.sent(zahlungsseiteCalls.pruefen).length;
  };
  await expect.poll(ask).toBe(anzahl);
}
