import { centToEuro, euroToCent, formatEuro } from '#shared/money.ts';
import type { Question } from '#web/ui/verwaltung/confirm.ts';
import type { ChipTone } from '#web/ui/verwaltung/status-chip.tsx';
import type { AuftragZeile } from '../../bestellung-contract.ts';
import type { AuftragStand } from '../../stand.ts';

export const standTone: Record<AuftragStand, ChipTone> = {
  offen: 'warning',
  bezahlt: 'good',
  storniert: 'neutral',
};

/** How it is had and paid, short enough for a table. */
export function wegText({ versandart, zahlart }: Pick<AuftragZeile, 'versandart' | 'zahlart'>): string {
  const weg = versandart === 'dhl' ? 'DHL' : 'Abholung';
  return zahlart === 'vorkasse' ? `${weg}, Überweisung` : `${weg}, Zahlung dort`;
}

type Wort = { label: string; frage: Question };

/** The action that records a payment, and its question. Never the word cash: the shop is no till (R44). */
export function zahlungWort({ nummer, name, gesamt, bezahlt, zahlart }: AuftragZeile): Wort {
  const betrag = formatEuro(centToEuro(euroToCent(gesamt) - euroToCent(bezahlt)));
  const frage = {
    what: `${nummer}, ${name}`,
    consequence: 'Die Bestellung gilt dann als bezahlt. Das lässt sich nicht zurücknehmen.',
    isDestructive: false,
  };
  return zahlart === 'vorkasse'
    ? {
        label: 'Geld ist da',
        frage: { ...frage, question: `Sind die ${betrag} auf dem Konto?`, yes: 'Ja, eingegangen' },
      }
    : {
        label: 'Bezahlt',
        frage: {
          ...frage,
          question: `Sind die ${betrag} bei der Abholung bezahlt worden?`,
          yes: 'Ja, bezahlt',
        },
      };
}

/** Until the goods have left the workshop, which for those paid on pick-up is when they are paid (`stornoProblem`). */
export function kannStornieren({ stand, zahlart }: Pick<AuftragZeile, 'stand' | 'zahlart'>): boolean {
  return stand === 'offen' || (stand === 'bezahlt' && zahlart !== 'abholung');
}

export function stornoFrage({ nummer, name, gesamt, bezahlt }: AuftragZeile): Question {
  const zurueck = bezahlt > 0 ? ` Bitte zahlen Sie ${formatEuro(bezahlt)} zurück.` : '';
  return {
    question: 'Diese Bestellung stornieren?',
    what: `${nummer}, ${name}, ${formatEuro(gesamt)}`,
    consequence: `Die Ware ist danach wieder zu kaufen.${zurueck} Der Laden schreibt per E-Mail, dass storniert ist; warum, schreiben Sie bitte selbst.`,
    yes: 'Ja, stornieren',
    isDestructive: true,
  };
}
