import type { Maske } from './maske.ts';
import { NummernFelder } from './nummern-felder.tsx';

/** Group 'Nummern' in the back office. */
export const nummernMaske: Maske<'nummern'> = {
  wofuer: 'Wie Bestellungen und Rechnungen nummeriert sind.',
  feldNamen: {
    bestellPraefix: 'Präfix der Bestellungen',
    rechnungPraefix: 'Präfix der Rechnungen',
    naechsteRechnung: 'Nächste Rechnung',
  },
  zeilen: (angaben) => [{ name: 'Bestellungen', wert: angaben.bestellPraefix }],
  Felder: NummernFelder,
};
