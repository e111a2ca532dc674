import type { Maske } from './maske.ts';
import { SteuerFelder } from './steuer-felder.tsx';

/** Group 'Steuer' in the back office. */
export const steuerMaske: Maske<'steuer'> = {
  wofuer: 'Wie der Laden besteuert wird.',
  feldNamen: {
    steuernummer: 'Steuernummer',
  },
  zeilen: (angaben) => [{ name: 'Steuernummer', wert: angaben.steuernummer }],
  Felder: SteuerFelder,
};
