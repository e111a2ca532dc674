import { tagOf } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import {
  ausgelasseneNummern,
  beispielBestellnummer,
  beispielRechnungsnummer,
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
    const count = ausgelasseneNummern(vorher, neu);
    if (count === 0) return undefined;
    return {
      question: `${formatZahl(count)} Nummern auslassen?`,
      what: `Nächste Rechnung: mindestens ${beispielRechnungsnummer(neu, jahr())}`,
      consequence: 'Die Nummer kann danach nicht mehr sinken.',
      yes: 'Auslassen',
      no: 'Zurück',
      isDestructive: false,
    };
  },
};

/** The current year of the workshop. */
function jahr(): number {
  return Number(tagOf(new Date()).slice(0, 4));
}
