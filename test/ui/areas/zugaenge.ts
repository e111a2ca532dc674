import { zugangsdatenCalls } from '#features/zugangsdaten/calls.ts';
import type { Zugaenge } from '#features/zugangsdaten/contract.ts';
import { ok } from '#shared/wire/envelope.ts';
import type { Answers } from '../answers.ts';

type Teile = {
  speicherbar?: boolean;
  smtp?: Partial<Zugaenge['smtp']>;
  zahlung?: Partial<Zugaenge['zahlung']>;
};

const keiner = { quelle: 'keine', version: 0, unlesbar: false, geaendertAt: null, von: null } as const;

/** No access to anything, but for what is given. */
export function zugaengeMit({ speicherbar = true, smtp, zahlung }: Teile = {}): Zugaenge {
  const meldungAdresse = 'https://lindenblatt.example/api/zahlung/meldung/stripe';
  return {
    speicherbar,
    smtp: { ...keiner, ...smtp },
    zahlung: { ...keiner, meldungen: false, meldungAdresse, laufend: 0, ...zahlung },
  };
}

export function answerZugaenge(answers: Answers, teile?: Teile): void {
  answers.on(zugangsdatenCalls.read, ok(zugaengeMit(teile)));
}
