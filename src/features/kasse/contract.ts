import { z } from 'zod';
import { anschrift, anschriftBody } from '#features/auftrag/anschrift/anschrift-body.ts';
import { postfachProblem } from '#features/auftrag/anschrift/anschrift-problem.ts';
import { kassenPosten, steuerZeile, termin } from '#features/auftrag/posten-contract.ts';
import { versandarten } from '#features/lieferung/versandart.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import { emailOf } from '#shared/email-adresse.ts';
import { lineInput } from '#shared/text/single-line.ts';
import { failureWith, okEnvelope } from '#shared/wire/envelope.ts';
import { emailProblem } from './formular/email-feld.ts';

/** A line of the cart that cannot be ordered as it is; `hoechstens`: so many pieces can, 0 none. */
export const hindernis = z.object({
  produktId: z.string(),
  name: z.string(),
  menge: z.number().int(),
  text: z.string(),
  hoechstens: z.number().int(),
});
export type Hindernis = z.infer<typeof hindernis>;

/**
 * One way to have and pay the goods, with all that follows from it. `stand` stands for everything the shopper
 * sees of it; an order names it, and is refused when something changed since.
 */
export const moeglichkeit = z.object({
  versandart: z.enum(versandarten),
  zahlart: z.enum(zahlarten),
  versand: z.number(),
  gesamt: z.number(),
  steuer: z.array(steuerZeile),
  termin,
  /** Days (`2026-12-01`) of a transfer: when it should be there, and when an unpaid order is cancelled. */
  zahlbarBis: z.string().optional(),
  stornoAm: z.string().optional(),
  stand: z.string(),
});
export type Moeglichkeit = z.infer<typeof moeglichkeit>;

/** Whom an order is for, and where it goes if that is another address. */
const anschriften = z.object({ rechnung: anschrift, lieferung: anschrift.optional() });
export type Anschriften = z.infer<typeof anschriften>;

/**
 * What the checkout shows: the cart as it can be ordered now. `grund`: why nobody can order at the moment;
 * `vorschlag`: what is known of a signed-in person, and `ausBestellung` what an order says that she may not
 * have made: only shown, until she takes it.
 */
export const kasse = z.object({
  posten: z.array(kassenPosten),
  zwischensumme: z.number(),
  moeglichkeiten: z.array(moeglichkeit),
  hindernisse: z.array(hindernis),
  abholung: z.object({ ort: z.string(), zeiten: z.string() }).optional(),
  vorschlag: anschriften
    .extend({ email: z.string(), ausBestellung: anschriften.extend({ nummer: z.string() }).optional() })
    .optional(),
  grund: z.string().optional(),
});
export type Kasse = z.infer<typeof kasse>;
export const kasseReply = okEnvelope(kasse);

const idText = 'Möglich sind 22 bis 64 Buchstaben, Ziffern und Striche.';

/** R37. Prices, tax and stock are decided on the server; `stand` says what the shopper saw. */
export const bestellFelder = z.object({
  bestellId: z.string(idText).regex(/^[\w-]{22,64}$/, idText),
  stand: z.string('Bitte die Bestellung noch einmal prüfen.').max(100),
  versandart: z.enum(versandarten, 'Bitte wählen Sie Versand oder Abholung.'),
  zahlart: z.enum(zahlarten, 'Bitte wählen Sie, wie Sie bezahlen.'),
  email: lineInput('Hier wird ein Text erwartet.')
    .overwrite(emailOf)
    .superRefine((email, ctx) => {
      const message = emailProblem(email);
      if (message) ctx.addIssue({ code: 'custom', message });
    }),
  rechnung: anschriftBody('rechnung'),
  lieferung: anschriftBody('lieferung').optional(),
});
export const bestellBody = bestellFelder.superRefine(({ versandart, rechnung, lieferung }, ctx) => {
  const message = versandart === 'dhl' && !lieferung ? postfachProblem(rechnung) : undefined;
  if (message) ctx.addIssue({ code: 'custom', message, path: ['rechnung', 'strasse'] });
});
export type BestellBody = z.infer<typeof bestellBody>;

/** `token` opens the order's page. */
export const bestelltReply = okEnvelope(z.object({ nummer: z.string(), token: z.string() }));

/** What changed meanwhile, in `fehler`, and the checkout as it is now. Nothing was ordered. */
export const kasseGeaendert = failureWith(kasse);
