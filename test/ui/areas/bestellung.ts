import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Bestellung } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import { bestellungCalls } from '#features/bestellung/calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import { makeBestellung, token } from '../../auftrag/beispiel-bestellung.ts';
import type { Answers, OtherAnswer } from '../answers.ts';
import { offenerLaden } from '../laden.ts';
import { type OpenPage, openPage } from '../open-page.tsx';
import type { Who } from '../people.ts';
import { stopClock } from '../stop-time.ts';

/** Locators of the page of an order, by role and name. */
export const main = page.getByRole('main');
export const titel = main.getByRole('heading', { level: 1 });
export const part = (name: string | RegExp): Locator => main.getByRole('region', { name });
/** These words as they are shown, where long ones may be divided. */
export const text = (words: string): RegExp => new RegExp(`^${[...words].join('\u00ad?')}$`);

export const answerOf = (bestellung: Bestellung, hatPost = false) => ok({ ...bestellung, hatPost });

export const bestellungPath = `/bestellung/${token}`;

type Visit = {
  as?: Who;
  isPhone?: boolean;
  /** A moment after the order was made, unless given otherwise. */
  at?: Date;
  /** As the checkout leaves it: the history's entry says that the page follows it. */
  isNeu?: boolean;
  answers?: (answers: Answers) => void;
};

/** Opens the page of an order with this answer. */
export async function openBestellung(given: Bestellung | OtherAnswer, visit: Visit = {}): Promise<OpenPage> {
  const { at = new Date('2026-03-02T09:20:00.000Z'), isNeu = false, answers: more, ...rest } = visit;
  stopClock(at);
  const opened = await openPage(bestellungPath, {
    ...rest,
    laden: offenerLaden,
    answers: (answers) => {
      answers.on(bestellungCalls.read, typeof given === 'function' ? given : answerOf(given));
      more?.(answers);
    },
  });
  if (isNeu) await opened.router.navigate(bestellungPath, { replace: true, state: { isNeu } });
  await expect.element(main.getByText('Lade Bestellung...')).not.toBeInTheDocument();
  return opened;
}

export const unbezahlt = makeBestellung();
export const ohneUeberweisung = (part: Partial<Bestellung>): Bestellung => {
  const { ueberweisung: _, ...bestellung } = makeBestellung(part);
  return bestellung;
};
export const storniert = ohneUeberweisung({ stand: 'storniert', kannStornieren: false });
