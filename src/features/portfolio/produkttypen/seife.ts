import { z } from 'zod';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { tropfenOf } from '../rezept.ts';
import { isOhneDuft, isOhneVerpackung } from './ohne-rohstoff.ts';
import { line, optionalLine } from './produkt-eingabe.ts';
import { defineProduktTyp } from './produkt-typ.ts';

/** Maximum grams of one piece. */
export const maxGramm = 10_000;
const grammText = `Bitte geben Sie das Gewicht in ganzen Gramm von 1 bis ${formatZahl(maxGramm)} an.`;

/** The merkmal that the specification's `seife` of a line in the cart is. */
export const seifeLabel = 'Seife';

/** Soap (requirements.md, storefront §3, Product; requirements.md, admin §5, Portfolio form). */
export const seife = defineProduktTyp({
  typ: 'seife',
  name: 'Seife',
  angaben: z.object({
    seife: z.string(),
    gramm: z.int().positive(),
    aroma: z.string(),
    seifenform: z.string(),
    zusatz: z.string().optional(),
    optional: z.string().optional(),
    verpackung: z.string().optional(),
  }),
  eingabe: z.object({
    seife: line('Bitte geben Sie die Seife an.'),
    gramm: numberInput(z.int(grammText).min(1, grammText).max(maxGramm, grammText)),
    aroma: line('Bitte geben Sie das Aroma an.'),
    seifenform: line('Bitte geben Sie die Seifenform an.'),
    verpackung: line('Bitte geben Sie die Verpackung an.'),
    zusatz: optionalLine().optional(),
    optional: optionalLine().optional(),
  }),
  merkmale: ({ seife, aroma, gramm }) => [
    { label: seifeLabel, text: seife },
    // 'ohne Duft' is understood without its label, so it stands on short lines too (R57).
    isOhneDuft(aroma)
      ? { label: 'Duft', text: 'ohne Duft' }
      : { label: 'Duft', text: aroma, isNebensache: true },
    { label: 'Gewicht', text: `${gramm} g` },
  ],
  /** Base soap by weight, drops of oil, one packaging (R13); without scent no oil, sold bare no packaging (R57). */
  rezept({ seife, aroma, verpackung = null, gramm }) {
    const oel = { teil: 'aroma', typ: 'duftoel', bezeichnung: aroma, menge: tropfenOf(gramm) };
    const packung = { teil: 'verpackung', typ: 'verpackung', bezeichnung: verpackung, menge: 1 };
    return [
      { teil: 'seife', typ: 'rohseife', bezeichnung: seife, menge: gramm },
      ...(isOhneDuft(aroma) ? [] : [oel]),
      ...(isOhneVerpackung(verpackung ?? '') ? [] : [packung]),
    ];
  },
});
