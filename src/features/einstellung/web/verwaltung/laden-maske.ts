import { LadenFelder } from './laden-felder.tsx';
import type { Maske } from './maske.ts';

/** Group 'Laden' in the back office. */
export const ladenMaske: Maske<'laden'> = {
  wofuer: 'Wer den Laden führt und wie man Sie erreicht.',
  feldNamen: {
    name: 'Name des Ladens',
  },
  zeilen: (angaben) => [{ name: 'Name', wert: angaben.name }],
  Felder: LadenFelder,
};
