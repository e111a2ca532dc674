import { z } from 'zod';
import { lineInput } from '#shared/text/single-line.ts';
import { type AnschriftZweck, anschriftFelder } from './anschrift.ts';
import { anschriftProblem } from './anschrift-problem.ts';
import { tidyAnschrift } from './tidy-anschrift.ts';

/** An address in a request, tidied and checked field by field as the form does. */
export function anschriftBody(zweck: AnschriftZweck) {
  const feld = lineInput('Hier wird ein Text erwartet.');
  return z
    .object({
      vorname: feld,
      nachname: feld,
      firma: feld.default(''),
      strasse: feld,
      hausnummer: feld,
      zusatz: feld.default(''),
      plz: feld,
      stadt: feld,
    })
    .overwrite(tidyAnschrift)
    .superRefine((anschrift, ctx) => {
      for (const name of anschriftFelder) {
        const message = anschriftProblem(name, anschrift, zweck);
        if (message) ctx.addIssue({ code: 'custom', message, path: [name] });
      }
    });
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
