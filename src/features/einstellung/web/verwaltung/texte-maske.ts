import type { Maske } from './maske.ts';
import { TexteFelder } from './texte-felder.tsx';

/** Group 'Texte' in the back office. */
export const texteMaske: Maske<'texte'> = {
  wofuer: 'Was der Laden über sich erzählt.',
  feldNamen: {
    begruessung: 'Begrüßung',
    fussSatz: 'Satz in der Fußzeile',
    ueberUns: 'Über uns',
    geschichte: 'Unsere Geschichte',
    'bereiche.*.titel': 'Bereich: Überschrift',
    'bereiche.*.text': 'Bereich: Text',
    'werte.*.titel': 'Wert: Überschrift',
    'werte.*.text': 'Wert: Text',
  },
  zeilen: (angaben) => [{ name: 'Satz in der Fußzeile', wert: angaben.fussSatz }],
  Felder: TexteFelder,
};
