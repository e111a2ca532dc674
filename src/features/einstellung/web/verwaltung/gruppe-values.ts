import { z } from 'zod';
import { type AngabenOf, type Gruppe, gruppen } from '../../gruppen/gruppen.ts';
import { fromGetippt, toGetippt } from './felder/getippte-werte.ts';
import { gruppenMasken } from './gruppen-masken.ts';
import type { GruppeValues } from './maske.ts';

/** The values of the form of a group. */
export function gruppeValuesOf<G extends Gruppe>(gruppe: G, angaben: AngabenOf<G>): GruppeValues<G> {
  const { feldArten } = gruppenMasken[gruppe];
  return toGetippt(angaben, (path) => feldArten?.[path] === 'geld');
}

/** Converts the values of a form to what is saved, with the server's own schema: both give the same messages. */
export function formOf<G extends Gruppe>(gruppe: G) {
  const schema = gruppen[gruppe].body;
  return z.preprocess((values: GruppeValues<G>) => fromGetippt(schema, values), schema);
}
