import type { Maske } from '../maske.ts';
import { TexteFelder } from './texte-felder.tsx';

/** Group 'Texte' in the back office. */
export const texteMaske: Maske<'texte'> = {
  wofuer: 'Was der Laden auf der Startseite, am Ende jeder Seite und auf „Das sind wir“ erzählt.',
  feldNamen: {
    begruessung: 'Begrüßung',
    'merkmale.*.titel': 'Wofür wir stehen: Überschrift',
    'merkmale.*.text': 'Wofür wir stehen: Text',
    fussSatz: 'Satz am Ende jeder Seite',
    fussJahr: 'Jahr am Ende jeder Seite',
    ueberUns: 'Erster Satz auf „Das sind wir“',
    geschichte: 'Wie es anfing',
    'bereiche.*.titel': 'Was wir machen: Überschrift',
    'bereiche.*.text': 'Was wir machen: Text',
    'werte.*.titel': 'Was uns wichtig ist: Überschrift',
    'werte.*.text': 'Was uns wichtig ist: Text',
  },
  zeilen: ({ begruessung, merkmale, ueberUns, geschichte, bereiche, werte }) => [
    { name: 'Begrüßung', wert: begruessung },
    { name: 'Wofür wir stehen', wert: merkmale.flatMap(({ titel }) => titel || []).join(', ') },
    { name: 'Das sind wir', wert: ueberUns },
    { name: 'Wie es anfing', wert: geschichte && `${geschichte.length} Zeichen` },
    { name: 'Was wir machen', wert: bereiche.map(({ titel }) => titel).join(', ') },
    { name: 'Was uns wichtig ist', wert: werte.map(({ titel }) => titel).join(', ') },
  ],
  Felder: TexteFelder,
};
