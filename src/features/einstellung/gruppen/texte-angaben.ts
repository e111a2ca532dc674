import { z } from 'zod';
import { absaetze, ueberschrift, zeile } from '../felder/text-feld.ts';

const titelUndText = z.object({
  titel: ueberschrift(60).min(1, 'Bitte eine Überschrift eingeben.'),
  text: absaetze(600),
});

/** A card has three lines on a phone, so its text is short. */
const merkmal = titelUndText.extend({
  text: absaetze(200).min(1, 'Bitte einen Satz eingeben.'),
});

/** Group 'Texte': what the shop says about itself; paragraphs are separated by an empty line. */
export const texteAngaben = z.object({
  /** The sentence below the welcome of the home page. */
  begruessung: absaetze(300),
  /** The three cards of the home page; their drawings are a leaf, a heart and a van, in this order. */
  merkmale: z.array(merkmal).length(3, 'Es sind immer drei Karten.'),
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
  merkmale: [
    {
      titel: 'Natürlich & nachhaltig',
      text: 'Was in einer Seife steckt, steht auf ihrer Seite. Kartons verwenden wir wieder.',
    },
    {
      titel: 'Mit Liebe handgemacht',
      text: 'Jede Seife geht durch unsere Hände: gegossen, geprägt, verpackt und beschriftet.',
    },
    {
      titel: 'Schneller Versand',
      text: 'In der Regel 3–5 Werktage nach Zahlungseingang, mit DHL innerhalb Deutschlands.',
    },
  ],
  fussSatz:
    'Handgefertigte Unikate für besondere Momente: Naturseifen und Schmuck aus unserer Familienwerkstatt.',
  ueberUns: '',
  geschichte: '',
  bereiche: [],
  werte: [],
};
