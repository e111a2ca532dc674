import { listOf, recordOf, textOf } from '#shared/wire/read-answer.ts';
import { readNumber } from '#shared/wire/read-value.ts';
import type { Anzahl } from './contract.ts';
import { aufgaben } from './zustand/auftragslage.ts';

/** How many orders have which work, from an answer of any shape: 0 where it lacks the number. */
export function readAnzahl(data: unknown): Anzahl {
  const anzahl = recordOf(recordOf(data).anzahl);
  return Object.fromEntries(aufgaben.map((one) => [one, readNumber(anzahl[one]) ?? 0])) as Anzahl;
}

/** The last promised days of the orders on a page. */
export function readTermine(data: unknown): string[] {
  return listOf(recordOf(data).auftraege).flatMap(({ termin }) => textOf(recordOf(termin).bis) || []);
}
