import { tagOf } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import {
  ausgelassenVon,
  beispielBestellnummer,
  beispielRechnungsnummer,
  isSprung,
} from '../../../gruppen/nummern-angaben.ts';
import type { Maske } from '../maske.ts';
import { NummernFelder, naechsteRechnungName } from './nummern-felder.tsx';

/** Group 'Nummern' in the back office. */
export const nummernMaske: Maske<'nummern'> = {
  wofuer: 'Wie Bestellungen und Rechnungen nummeriert werden.',
  feldNamen: {
    bestellPraefix: 'Kürzel der Bestellungen',
    rechnungPraefix: 'Kürzel der Rechnungen',
    naechsteRechnung: naechsteRechnungName,
  },
  zeilen: (angaben, folge) => [
    {
      name: 'Rechnungen',
      wert: folge
        ? `als Nächstes ${folge.naechste}`
        : `zum Beispiel ${beispielRechnungsnummer(angaben, jahr())}`,
    },
    { name: 'Bestellungen', wert: `zum Beispiel ${beispielBestellnummer(angaben, jahr())}` },
  ],
  Felder: NummernFelder,
  frage: (neu, vorher, folge) => {
    if (!isSprung(vorher, neu, folge)) return undefined;
    return {
      question: `Ab ${beispielRechnungsnummer(neu, folge?.jahr ?? jahr())} weiterzählen?`,
      consequence: `${davorText(folge && ausgelassenVon(vorher, neu, folge))} in diesem Jahr nicht mehr vergeben.`,
      yes: 'Weiterzählen',
      no: 'Zurück',
      isDestructive: false,
    };
  },
};

/** `anzahl`: how many free ones are left out, where that is known. */
function davorText(anzahl: number | undefined): string {
  if (anzahl === undefined) return 'Nummern davor, die noch frei sind, werden';
  return anzahl === 1 ? '1 Nummer davor wird' : `${formatZahl(anzahl)} Nummern davor werden`;
}

/** The current year of the workshop. */
function jahr(): number {
  return Number(tagOf(new Date()).slice(0, 4));
}
