import { z } from 'zod';
import { lineInput } from '#shared/text/single-line.ts';
import { type Anschrift, type AnschriftFeld, type AnschriftZweck, anschriftFelder } from './anschrift.ts';
import { anschriftProblem } from './anschrift-problem.ts';
import { rechnungAnProblem } from './rechnung-an-problem.ts';
import { tidyAnschrift } from './tidy-anschrift.ts';

const feld = lineInput('Hier wird ein Text erwartet.');
const felder = z.object({
  vorname: feld,
  nachname: feld,
  firma: feld.default(''),
  strasse: feld,
  hausnummer: feld,
  zusatz: feld.default(''),
  plz: feld,
  stadt: feld,
});

/** An address in a request, tidied and checked field by field as the form does. */
export function anschriftBody(zweck: AnschriftZweck) {
  return felder
    .overwrite(tidyAnschrift)
    .superRefine(withProblems((name, anschrift) => anschriftProblem(name, anschrift, zweck)));
}

/** Whom an invoice is made out to, as it is said with the goods: a company has no names of its own. */
export const rechnungAnBody = felder
  .extend({ vorname: feld.default(''), nachname: feld.default('') })
  .overwrite(tidyAnschrift)
  .superRefine(withProblems(rechnungAnProblem));

function withProblems(problemOf: (name: AnschriftFeld, anschrift: Anschrift) => string | undefined) {
  return (anschrift: Anschrift, ctx: z.core.$RefinementCtx<Anschrift>) => {
    for (const name of anschriftFelder) {
      const message = problemOf(name, anschrift);
      if (message) ctx.addIssue({ code: 'custom', message, path: [name] });
    }
  };
}

/** An address as it was stored. */
export const anschrift = z.object({
  vorname: z.string(),
  nachname: z.string(),
  firma: z.string(),
  strasse: z.string(),
  hausnummer: z.string(),
  zusatz: z.string(),
  plz: z.string(),
  stadt: z.string(),
});
