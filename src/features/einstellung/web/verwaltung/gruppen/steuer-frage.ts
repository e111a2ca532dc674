import type { Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import { type SteuerAngaben, type Steuermodus, steuermodusAm } from '../../../gruppen/steuer-angaben.ts';
import { modusNamen } from './steuermodus-namen.ts';

type Modi = Pick<SteuerAngaben, 'modi'>;

/**
 * What is asked before a save that changes the tax mode of this day (`2026-12-01`); `undefined` where it stays. One
 * from a later day on needs no question.
 */
export function steuerFrage(neu: Modi, vorher: Modi, heute: string): Question | undefined {
  const modus = steuermodusAm(neu.modi, heute);
  if (modus === steuermodusAm(vorher.modi, heute)) return undefined;
  return {
    question: `Ab sofort ${modusNamen[modus]}?`,
    consequence: `${folge[modus]} Was schon bestellt und berechnet ist, bleibt, wie es ist. Für einen Wechsel an einem anderen Tag lassen Sie die Zeile von heute stehen und nehmen „Ab einem Tag wechseln“.`,
    yes: 'Sofort wechseln',
    no: 'Zurück',
    isDestructive: false,
  };
}

const folge: Record<Steuermodus, string> = {
  kleinunternehmer: 'Neue Bestellungen haben gleich nach dem Speichern keine Mehrwertsteuer mehr.',
  regelbesteuerung: 'Neue Bestellungen haben gleich nach dem Speichern Mehrwertsteuer.',
};
