import { z } from 'zod';
import { erstattungswege } from '#features/auftrag/ereignisse/ereignis.ts';
import { ibanOf, ibanProblem } from '#features/einstellung/felder/iban.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { lineInput } from '#shared/text/single-line.ts';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { zahlungsmodi } from '../online/zahlungsstand.ts';
import { erstattungsstaende } from './erstattungsstand.ts';

/** Money of an order on its way back, for its owner. Money in euros, times in ISO 8601. */
export const erstattung = z.object({
  _id: z.string(),
  betrag: z.number(),
  weg: z.enum(erstattungswege),
  stand: z.enum(erstattungsstaende),
  begonnenAt: z.string(),
  beendetAt: z.string().optional(),
  /** Why it failed, in German. */
  grund: z.string().optional(),
  /** Until it is transferred, once the customer or the owner has said it; with the same as a code for banking apps. */
  konto: z
    .object({
      ...{ iban: z.string(), inhaber: z.string(), verwendungszweck: z.string() },
      giroCode: z.object({ groesse: z.number().int(), pfad: z.string() }),
    })
    .optional(),
});
export type Erstattung = z.infer<typeof erstattung>;

/** What of an order can go back, and what is on its way. */
export const erstattungen = z.object({
  /** What is to be returned and is not on its way yet. */
  frei: z.number(),
  /** What of `frei` can go back by the provider that it came from; missing where nothing can. */
  anbieter: z.object({ betrag: z.number(), name: z.string(), modus: z.enum(zahlungsmodi) }).optional(),
  /** Whether the shop can ask the customer for an account. */
  hatEmail: z.boolean(),
  /** The last day to return the money of a withdrawal in time (§ 357 BGB), as days are stored. */
  bis: z.string().optional(),
  /** The newest first. */
  erstattungen: z.array(erstattung),
});
export type Erstattungen = z.infer<typeof erstattungen>;

export const erstattungenReply = okEnvelope(erstattungen);
export const erstattungenSavedReply = messageEnvelope(erstattungen);

export const erstattungenParams = z.object({ id: z.string().max(64, 'Diese Bestellung gibt es nicht.') });
export const erstattungParams = z.object({ id: z.string().max(64, 'Diese Rückzahlung gibt es nicht.') });

const ibanFeld = lineInput('Bitte die IBAN als Text.')
  .overwrite(ibanOf)
  .pipe(
    z
      .string()
      .min(1, 'Bitte die IBAN angeben.')
      .superRefine((iban, ctx) => {
        const problem = iban === '' ? undefined : ibanProblem(iban);
        if (problem) ctx.addIssue({ code: 'custom', message: problem });
      }),
  );
const inhaberFeld = lineInput('Bitte den Namen als Text.').pipe(
  z.string().min(1, 'Bitte angeben, wem das Konto gehört.').max(70, 'Höchstens 70 Zeichen.'),
);

/** The account that money is transferred to. */
export const kontoBody = z.object({ iban: ibanFeld, inhaber: inhaberFeld });
export type KontoBody = z.infer<typeof kontoBody>;

const betragText = 'Bitte einen Betrag von 0,01 bis 100.000 € mit höchstens zwei Nachkommastellen.';

/**
 * Begins to return money, `betrag` in euros. `gesehen`: the last event of the order that its author has seen. `konto`:
 * for a transfer, if the owner knows it; without it the customer is asked.
 */
export const erstattungBody = z.object({
  gesehen: numberInput(z.int('Bitte die Bestellung neu laden.').min(1, 'Bitte die Bestellung neu laden.')),
  betrag: numberInput(
    z
      .number(betragText)
      .min(0.01, betragText)
      .max(100_000, betragText)
      .refine((euro) => euro === centToEuro(euroToCent(euro)), betragText),
  ),
  weg: z.enum(erstattungswege, 'Bitte wählen, wie das Geld zurückgeht.'),
  konto: kontoBody.optional(),
});
export type ErstattungBody = z.infer<typeof erstattungBody>;

/** The customer's page: how much is transferred to her, and whether the shop has her account. */
export const kontoseite = z.object({
  nummer: z.string(),
  /** `keine`: nothing waits for an account, and nothing was transferred. */
  stand: z.enum(['gefragt', 'angegeben', 'ueberwiesen', 'keine']),
  betrag: z.number().optional(),
  /** `DE … 1234`, once she has said it. */
  kontoEnde: z.string().optional(),
});
export type Kontoseite = z.infer<typeof kontoseite>;

export const kontoseiteParams = z.object({ token: z.string() });
export const kontoseiteReply = okEnvelope(kontoseite);
export const kontoseiteSavedReply = messageEnvelope(kontoseite);
