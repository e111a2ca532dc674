import { aufgaben } from '#features/auftrag/zustand/auftragslage.ts';
import { type Given, listOf, oneOf, textOf } from '#shared/wire/read-answer.ts';
import { readNumber } from '#shared/wire/read-value.ts';
import type { ZuFertigen } from './contract.ts';

/** Another server's answer may lack fields: numbers are 0, lists are empty, and what has no name is left out. */
export function readZuFertigen(data: unknown): ZuFertigen[] {
  return listOf(data).flatMap((one) => {
    const [produktId, bis] = [textOf(one.produktId), textOf(one.bis)];
    if (!produktId) return [];
    return {
      produktId,
      name: textOf(one.name),
      fehlend: readNumber(one.fehlend) ?? 0,
      ohneGeld: readNumber(one.ohneGeld) ?? 0,
      ...(bis ? { bis } : {}),
      weitere: readNumber(one.weitere) ?? 0,
      bestellungen: listOf(one.bestellungen).flatMap((bestellung) => wartendOf(bestellung) ?? []),
    };
  });
}

function wartendOf(given: Given): ZuFertigen['bestellungen'][number] | undefined {
  const [auftragId, nummer, bis] = [textOf(given.auftragId), textOf(given.nummer), textOf(given.bis)];
  const aufgabe = oneOf(aufgaben, given.aufgabe);
  if (!nummer) return undefined;
  return {
    nummer,
    fehlend: readNumber(given.fehlend) ?? 0,
    ...(auftragId ? { auftragId } : {}),
    ...(bis ? { bis } : {}),
    ...(aufgabe ? { aufgabe } : {}),
  };
}
