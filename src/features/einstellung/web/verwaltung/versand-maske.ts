import type { Maske } from './maske.ts';
import { VersandFelder } from './versand-felder.tsx';

/** Group 'Versand' in the back office. */
export const versandMaske: Maske<'versand'> = {
  wofuer: 'Wie die Ware zu den Menschen kommt.',
  feldNamen: {
    packtage: 'Packtage',
  },
  zeilen: (angaben) => [{ name: 'Packtage', wert: String(angaben.packtage) }],
  Felder: VersandFelder,
};
