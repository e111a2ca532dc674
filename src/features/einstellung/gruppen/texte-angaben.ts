import { z } from 'zod';
import { absaetze, ueberschrift, zeile } from '../felder/text-feld.ts';

const titelUndText = z.object({
  titel: ueberschrift(60).min(1, 'Bitte eine Überschrift eingeben.'),
  text: absaetze(600),
});

/** A card has three lines on a phone, so its text is short; one without words is not shown. */
const merkmal = z
  .object({ titel: ueberschrift(60), text: absaetze(200) })
  .superRefine(({ titel, text }, context) => {
    if (titel === '' && text !== '')
      context.addIssue({ code: 'custom', path: ['titel'], message: 'Bitte eine Überschrift eingeben.' });
    if (titel !== '' && text === '')
      context.addIssue({ code: 'custom', path: ['text'], message: 'Bitte einen Satz eingeben.' });
  });

/** Group 'Texte': what the shop says about itself; paragraphs are separated by an empty line. */
export const texteAngaben = z.object({
  /** The sentence below the welcome of the home page. */
  begruessung: absaetze(300),
  /** The cards of the home page; their drawings are a leaf, a heart and a van, in this order. */
  merkmale: z.array(merkmal).length(3, 'Es sind immer drei Karten.'),
  /** The sentence in the footer of every page. */
  fussSatz: zeile(200),
  /** The year behind the © in the footer; empty: none, as a page says that was opened when there was no such field. */
  fussJahr: zeile(4)
    .refine((text) => text === '' || /^(19|20)\d\d$/.test(text), 'Ein Jahr hat vier Ziffern: 2026.')
    .default(''),
  /** The first sentence of 'Das sind wir'. */
  ueberUns: absaetze(400),
  geschichte: absaetze(6000),
  bereiche: z.array(titelUndText).max(6, 'Höchstens 6 Bereiche.'),
  werte: z.array(titelUndText).max(8, 'Höchstens 8 Werte.'),
});
export type TexteAngaben = z.infer<typeof texteAngaben>;

const leeresMerkmal = { titel: '', text: '' };

export const leereTexte: TexteAngaben = {
  begruessung: '',
  merkmale: [leeresMerkmal, leeresMerkmal, leeresMerkmal],
  fussSatz: '',
  fussJahr: '',
  ueberUns: '',
  geschichte: '',
  bereiche: [],
  werte: [],
};
