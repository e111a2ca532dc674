import type { AuftragVoll } from '#features/auftrag/contract.ts';
import { erstattungCalls } from '#features/zahlung/erstattung/erstattung-calls.ts';
import {
  type Erstattung,
  type Erstattungen,
  erstattung,
} from '#features/zahlung/erstattung/erstattung-contract.ts';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { makeAuftrag, makeEreignis } from '../../auftrag/auftrag-antworten.ts';
import type { Answers } from '../answers.ts';
import { made } from '../made.ts';
import type { OpenPage } from '../open-page.tsx';
import { fuehrt, openAuftrag } from './auftraege.ts';

export const testIban = 'DE89370400440532013000';

/** An order that was paid and cancelled: 26,49 € are to be returned. */
export function makeZurueck(changed: Partial<AuftragVoll> = {}): AuftragVoll {
  return makeAuftrag({
    ...{ stand: 'storniert', aufgabe: 'problem', zurueck: 26.49, aktionen: ['erstattung', 'notiz'] },
    ...changed,
  });
}

/** The same of which something was begun to go back. */
export function makeBegonnen(changed: Partial<AuftragVoll> = {}): AuftragVoll {
  const { ereignisse } = makeAuftrag();
  const begonnen = makeEreignis(3, { typ: 'erstattungBegonnen', text: 'Rückzahlung begonnen' });
  return makeZurueck({ ereignisse: [...ereignisse, begonnen], letzteNr: 3, ...changed });
}

/** What of it can go back: all of it by the provider. */
export function makeLage(changed: Partial<Erstattungen> = {}): Erstattungen {
  return {
    ...{ frei: 26.49, anbieter: { betrag: 26.49, name: 'Stripe', modus: 'live' }, hatEmail: true },
    erstattungen: [],
    ...changed,
  };
}

/** A transfer that waits for its account. */
export function makeErstattung(changed: Partial<Erstattung> = {}): Erstattung {
  return made(erstattung, {
    ...{ _id: 'e1', betrag: 26.49, weg: 'ueberweisung', stand: 'beantragt' },
    begonnenAt: '2026-11-30T09:12:00.000Z',
    ...changed,
  });
}

/** The same with its account. */
export const testKonto = {
  ...{ iban: testIban, inhaber: 'Mia Sommer', verwendungszweck: 'B-26-AAA01' },
  giroCode: { groesse: 4, pfad: 'M0 0h1v1H0z' },
};

type Visit = Omit<NonNullable<Parameters<typeof openAuftrag>[1]>, 'answers'> & {
  answers?: (answers: Answers) => void;
};

/** The page of an order with what of its money can go back, for the owner. */
export function openMitGeld(
  auftrag: AuftragVoll,
  lage: Erstattungen,
  { answers, schritte, ...visit }: Visit = {},
): Promise<OpenPage> {
  return openAuftrag(auftrag, {
    as: 'admin',
    ...visit,
    answers: (given) => {
      fuehrt(given, auftrag, schritte);
      given.on(erstattungCalls.list, ok(lage));
      answers?.(given);
    },
  });
}

/** A step of money that goes back, and how it stands then. */
export function wird(
  answers: Answers,
  call: Exclude<keyof typeof erstattungCalls, 'list'>,
  lage: Erstattungen,
) {
  answers.on(erstattungCalls[call], () => {
    answers.on(erstattungCalls.list, ok(lage));
    return okWith('', lage);
  });
}
