import { formatDatum, tagOf } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import type { Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import { type SteuerAngaben, type Steuermodus, steuermodusAm } from '../../../gruppen/steuer-angaben.ts';
import type { Maske } from '../maske.ts';
import { SteuerFelder } from './steuer-felder.tsx';
import { modusNamen } from './steuermodus-namen.ts';

/** Group 'Steuer' in the back office. */
export const steuerMaske: Maske<'steuer'> = {
  wofuer: 'Wie der Laden besteuert wird: in jedem Preishinweis und auf Rechnungen.',
  feldNamen: {
    'modi.*.ab': 'Besteuerung: ab',
    'modi.*.modus': 'Besteuerung: Art',
    steuernummer: 'Steuernummer',
    ustIdNr: 'USt-IdNr.',
    'saetze.*': 'Steuersatz',
    'umsatzgrenzen.*': 'Umsatzgrenze',
  },
  feldArten: { 'modi.*.ab': 'tag', 'saetze.*': 'prozent', 'umsatzgrenzen.*': 'euro' },
  wertNamen: modusNamen,
  zeilen: ({ modi, steuernummer, ustIdNr, saetze, umsatzgrenzen }) => [
    {
      name: 'Besteuerung',
      wert: modi
        .map(({ ab, modus }) => `${modusNamen[modus]}, ab ${formatDatum(`${ab}T12:00:00Z`)}`)
        .join('\n'),
    },
    { name: 'Steuernummer', wert: steuernummer },
    { name: 'USt-IdNr.', wert: ustIdNr },
    { name: 'Steuersätze', wert: saetze.map((satz) => `${formatZahl(satz)}\u00a0%`).join(', ') },
    {
      name: 'Warnung bei Umsatz',
      wert: umsatzgrenzen.map((euro) => `${formatZahl(euro)}\u00a0€`).join(', '),
    },
  ],
  Felder: SteuerFelder,
  frage: (neu, vorher) => steuerFrage(neu, vorher, tagOf(new Date())),
};

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
