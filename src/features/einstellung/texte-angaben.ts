import { z } from 'zod';
import { absaetze, ueberschrift, zeile } from './text-feld.ts';

const titelUndText = z.object({
  titel: ueberschrift(60).min(1, 'Bitte eine Überschrift eingeben.'),
  text: absaetze(600),
});

/** Group 'Texte': what the shop says about itself; paragraphs are separated by an empty line. */
export const texteAngaben = z.object({
  /** The sentence below the welcome of the home page. */
  begruessung: absaetze(300),
  /** The sentence in the footer of every page. */
  fussSatz: zeile(200),
  /** The first sentence of 'Das sind wir'. */
  ueberUns: absaetze(400),
  geschichte: absaetze(6000),
  bereiche: z.array(titelUndText).max(6, 'Höchstens 6 Bereiche.'),
  werte: z.array(titelUndText).max(8, 'Höchstens 8 Werte.'),
});
export type TexteAngaben = z.infer<typeof texteAngaben>;

export const leereTexte: TexteAngaben = {
  begruessung:
    'Naturseifen aus unserer Familienwerkstatt: in kleinen Mengen von Hand gegossen, geprägt und verpackt.',
  fussSatz:
    'Handgefertigte Unikate für besondere Momente: Naturseifen und Schmuck aus unserer Familienwerkstatt.',
  ueberUns: '',
  geschichte: '',
  bereiche: [],
  werte: [],
};
