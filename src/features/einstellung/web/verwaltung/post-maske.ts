import type { Maske } from './maske.ts';
import { PostFelder } from './post-felder.tsx';

/** Group 'Post' in the back office. */
export const postMaske: Maske<'post'> = {
  wofuer: 'Wie die E-Mails des Ladens unterschrieben sind.',
  feldNamen: {
    absenderName: 'Name des Absenders',
    absender: 'Absender',
    antwortAn: 'Antworten an',
    signatur: 'Signatur',
  },
  zeilen: (angaben) => [{ name: 'Absender', wert: angaben.absender }],
  Felder: PostFelder,
};
