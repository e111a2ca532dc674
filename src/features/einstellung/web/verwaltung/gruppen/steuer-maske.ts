import { formatDatum, tagOf } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import type { Maske } from '../maske.ts';
import { SteuerFelder } from './steuer-felder.tsx';
import { steuerFrage } from './steuer-frage.ts';
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
