import { each, having, list, number, shape, text } from '#shared/wire/reader.ts';
import type { Anzahl } from './contract.ts';
import { aufgaben } from './zustand/auftragslage.ts';

/** How many orders have which work: 0 where the answer lacks the number. */
export const readAnzahl = shape<Anzahl>(each(aufgaben, number(0)));

/** The same with the promised days of the orders on a page. */
export const readAufgaben = shape({
  anzahl: readAnzahl,
  auftraege: list(shape({ termin: having(['bis'], shape({ bis: text })) })),
  weiter: text,
});
