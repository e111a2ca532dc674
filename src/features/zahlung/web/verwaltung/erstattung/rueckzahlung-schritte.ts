import type { GelesenerAuftrag } from '#features/auftrag/read-auftrag.ts';
import { formatEuro } from '#shared/number/money.ts';
import { type Schritt, schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { erstattungCalls } from '../../../erstattung/erstattung-calls.ts';
import type { GeleseneErstattung } from '../../../erstattung/read-erstattungen.ts';

type Auftrag = Pick<GelesenerAuftrag, 'nummer' | 'name' | 'email'>;

/** The button that opens the form of the account. */
export function kontoLabel({ konto }: Pick<GeleseneErstattung, 'konto'>): string {
  return konto ? 'Bankverbindung ändern' : 'Bankverbindung eintragen';
}

/** Asks the provider how it stands. */
export function pruefenDirekt(): Schritt {
  return schrittOf(erstattungCalls.pruefen, undefined, {
    sonst: 'Der Zahlungsanbieter ist gefragt.',
    fehler: 'Der Zahlungsanbieter ließ sich nicht fragen: ',
  });
}

/** Asks, because a mail leaves the house and the account is gone. */
export function ueberwiesenDirekt(auftrag: Auftrag, { betrag }: GeleseneErstattung): Schritt {
  const schreibt = auftrag.email ? 'schreibt der Kundschaft, dass das Geld überwiesen ist, und ' : '';
  return schrittOf(erstattungCalls.ueberwiesen, undefined, {
    frage: {
      question: `Haben Sie ${formatEuro(betrag)} überwiesen?`,
      what: `${auftrag.nummer}, ${auftrag.name}`,
      consequence: `Der Laden ${schreibt}löscht ihre Bankverbindung.`,
      yes: 'Ja, überwiesen',
      isDestructive: false,
    },
    sonst: `${formatEuro(betrag)} sind zurückgezahlt.`,
    fehler: 'Es ist nichts eingetragen: ',
  });
}

/** Asks, because the account is gone and the customer was told nothing yet. */
export function zurueckziehenDirekt(auftrag: Auftrag, { betrag, konto }: GeleseneErstattung): Schritt {
  const konten = konto ? ' Die Bankverbindung wird gelöscht.' : '';
  return schrittOf(erstattungCalls.zurueckziehen, undefined, {
    frage: {
      question: 'Überweisung zurückziehen?',
      what: `${auftrag.nummer}, ${auftrag.name}`,
      consequence: `${formatEuro(betrag)} stehen dann wieder zur Rückzahlung offen.${konten} Ist das Geld schon überwiesen, tragen Sie das bitte stattdessen ein.`,
      yes: 'Zurückziehen',
    },
    sonst: 'Die Überweisung ist zurückgezogen.',
    fehler: 'Die Überweisung ist nicht zurückgezogen: ',
  });
}
