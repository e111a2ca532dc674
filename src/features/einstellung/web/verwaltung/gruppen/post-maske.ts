import type { Maske } from '../maske.ts';
import { PostFelder } from './post-felder.tsx';

/** Group 'Post' in the back office. */
export const postMaske: Maske<'post'> = {
  wofuer: 'Von wem die E-Mails des Ladens kommen, und wie sie enden.',
  feldNamen: {
    absenderName: 'Name des Absenders',
    absender: 'Absender',
    antwortAn: 'Antworten an',
    signatur: 'Unterschrift',
  },
  zeilen: ({ absenderName, absender, antwortAn, signatur }) => [
    { name: 'Name des Absenders', wert: absenderName },
    { name: 'Absender', wert: absender },
    { name: 'Antworten an', wert: antwortAn || absender },
    { name: 'Unterschrift', wert: signatur },
  ],
  Felder: PostFelder,
};
