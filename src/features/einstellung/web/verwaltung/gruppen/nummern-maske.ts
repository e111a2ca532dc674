import { tagOf } from '#shared/datum/datum.ts';
import {
  beispielBestellnummer,
  beispielRechnungsnummer,
  isGrosserSprung,
} from '../../../gruppen/nummern-angaben.ts';
import type { Maske } from '../maske.ts';
import { NummernFelder } from './nummern-felder.tsx';

/** Group 'Nummern' in the back office. */
export const nummernMaske: Maske<'nummern'> = {
  wofuer: 'Wie Bestellungen und Rechnungen nummeriert werden.',
  feldNamen: {
    bestellPraefix: 'Kürzel der Bestellungen',
    rechnungPraefix: 'Kürzel der Rechnungen',
    naechsteRechnung: 'Nummer der nächsten Rechnung, mindestens',
  },
  zeilen: (angaben) => [
    { name: 'Rechnungen', wert: `zum Beispiel ${beispielRechnungsnummer(angaben, jahr())}` },
    { name: 'Bestellungen', wert: `zum Beispiel ${beispielBestellnummer(angaben, jahr())}` },
  ],
  Felder: NummernFelder,
  frage: (neu, vorher) => {
    if (!isGrosserSprung(vorher, neu)) return undefined;
    return {
      question: `Ab ${beispielRechnungsnummer(neu, jahr())} weiterzählen?`,
      consequence: 'Nummern davor, die noch frei sind, werden in diesem Jahr nicht mehr vergeben.',
      yes: 'Weiterzählen',
      no: 'Zurück',
      isDestructive: false,
    };
  },
};

/** The current year of the workshop. */
function jahr(): number {
  return Number(tagOf(new Date()).slice(0, 4));
}
