import { z } from 'zod';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { standardSatz } from '#shared/number/steuer.ts';
import { isRecord } from '#shared/wire/read-value.ts';
import { emptyAs } from '../produkttypen/produkt-eingabe.ts';

/** Limits of what selling needs: per cent, working days, grams (the heaviest parcel that a carrier takes). */
export const maxSteuersatz = 25;
export const maxFertigungstage = 60;
export const maxPackgewicht = 31_500;

/**
 * What selling a product needs: its tax rate in per cent; whether it is also made to order, then with the
 * working days that takes; and the grams of one packed piece, `null` where its own weight counts
 * (`packgewichtOf`).
 */
export type Verkauf = {
  steuersatz: number;
  aufBestellung: boolean;
  fertigungstage: number | null;
  packgewicht: number | null;
};

/** A product that nothing is said of is sold from stock only. */
export const verkaufVorgabe: Verkauf = {
  steuersatz: standardSatz,
  aufBestellung: false,
  fertigungstage: null,
  packgewicht: null,
};

const satzText = `Bitte geben Sie einen Steuersatz von 0 bis ${maxSteuersatz} % mit höchstens einer Nachkommastelle an.`;
/** Also the message when the working days are missing. */
export const werktageText = `Bitte geben Sie die Werktage als ganze Zahl von 1 bis ${maxFertigungstage} an.`;
const gewichtText = `Bitte geben Sie das Packgewicht in ganzen Gramm von 1 bis ${formatZahl(maxPackgewicht)} an.`;

/** The same fields as input; texts count as numbers, an empty one as none. */
export const verkaufEingabe = z.object({
  steuersatz: numberInput(
    z
      .number(satzText)
      .min(0, satzText)
      .max(maxSteuersatz, satzText)
      .refine((satz) => Number(satz.toFixed(1)) === satz, satzText),
  ),
  aufBestellung: z.boolean('Bitte wählen Sie ja oder nein.'),
  fertigungstage: emptyAs(
    null,
    numberInput(z.int(werktageText).min(1, werktageText).max(maxFertigungstage, werktageText).nullable()),
  ),
  packgewicht: emptyAs(
    null,
    numberInput(z.int(gewichtText).min(1, gewichtText).max(maxPackgewicht, gewichtText).nullable()),
  ),
});

/** Whether a product is made to order without the working days that takes. */
export function isFertigungOffen({ aufBestellung, fertigungstage }: Partial<Verkauf>): boolean {
  return aufBestellung === true && (fertigungstage ?? null) === null;
}

/** The refusal of such a product, at its field, beside all others of a form. */
export const fertigungRefusal = {
  message: werktageText,
  path: ['fertigungstage'],
  when: ({ value, issues }: z.core.ParsePayload) =>
    isRecord(value) && !issues.some(({ path }) => path?.[0] === 'fertigungstage'),
};
