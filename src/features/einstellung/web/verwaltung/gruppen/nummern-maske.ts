import { tagOf } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import {
  ausgelassenVon,
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
  zeilen: (angaben, folge) => [
    {
      name: 'Rechnungen',
      wert: folge
        ? `Die nächste Rechnung heißt ${folge.naechste}.`
        : `zum Beispiel ${beispielRechnungsnummer(angaben, jahr())}`,
    },
    { name: 'Bestellungen', wert: `zum Beispiel ${beispielBestellnummer(angaben, jahr())}` },
  ],
  Felder: NummernFelder,
  frage: (neu, vorher, folge) => {
    if (!isGrosserSprung(vorher, neu, folge)) return undefined;
    const davor = folge
      ? `${formatZahl(ausgelassenVon(vorher, neu, folge))} Nummern davor`
      : 'Nummern davor, die noch frei sind,';
    return {
      question: `Ab ${beispielRechnungsnummer(neu, folge?.jahr ?? jahr())} weiterzählen?`,
      consequence: `${davor} werden in diesem Jahr nicht mehr vergeben.`,
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
