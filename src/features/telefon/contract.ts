import { z } from 'zod';
import { anschriftFelder } from '#features/auftrag/anschrift/anschrift.ts';
import { anschriftBody } from '#features/auftrag/anschrift/anschrift-body.ts';
import { postfachProblem } from '#features/auftrag/anschrift/anschrift-problem.ts';
import { tidyAnschrift } from '#features/auftrag/anschrift/tidy-anschrift.ts';
import { bankverbindung } from '#features/auftrag/contract.ts';
import { bestellFelder, kasse } from '#features/kasse/contract.ts';
import { maxPosten } from '#features/kasse/kasse.ts';
import { teil } from '#features/portfolio/contract.ts';
import { emailOf } from '#shared/email-adresse.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { lineInput } from '#shared/text/single-line.ts';
import { failureWith, messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { telefonAnschriftProblem, telefonEmailProblem } from './telefon-anschrift.ts';

/**
 * A product that can be ordered by telephone. Money in euros; `fertigungstage`: it is also made to order, in
 * so many working days.
 */
export const telefonWare = z.object({
  produktId: z.string(),
  name: z.string(),
  preis: z.number(),
  frei: z.number().int(),
  gramm: z.number().int().optional(),
  fertigungstage: z.number().int().optional(),
  bild: z.string().optional(),
});
export type TelefonWare = z.infer<typeof telefonWare>;
/** What stands in a part of the catalogue; `weiter`: with which the next one is asked for, if there is one. */
export const telefonWarenReply = okEnvelope(z.array(telefonWare)).extend({ weiter: teil.weiter });

const stueckText = 'Bitte ganze Stück von 1 bis 99.';
const posten = z
  .array(
    z.object({
      produktId: z
        .string('Welches Produkt?')
        .max(64, 'Welches Produkt?')
        .regex(/^[\w-]+$/, 'Welches Produkt?'),
      menge: numberInput(z.int(stueckText).min(1, stueckText).max(99, stueckText)),
    }),
  )
  .min(1, 'Bitte mindestens ein Produkt wählen.')
  .max(maxPosten, `Eine Bestellung kann höchstens ${maxPosten} verschiedene Produkte haben.`)
  .refine((all) => new Set(all.map((one) => one.produktId)).size === all.length, 'Jedes Produkt nur einmal.');

/** Goods whose sums and ways are asked for. */
export const telefonVorschauBody = z.object({ posten });
export type TelefonVorschauBody = z.infer<typeof telefonVorschauBody>;
export const telefonVorschauReply = okEnvelope(kasse.omit({ vorschlag: true }));
export type TelefonKasse = z.infer<typeof telefonVorschauReply>['data'];

const feld = lineInput('Hier wird ein Text erwartet.').default('');
const rechnung = z
  .object({
    ...{ vorname: feld, nachname: feld, firma: feld, strasse: feld },
    ...{ hausnummer: feld, zusatz: feld, plz: feld, stadt: feld },
  })
  .overwrite(tidyAnschrift);

/**
 * An order that the workshop enters for somebody, or nobody. `stand` says what its author saw of the sums, as
 * in the checkout; `email` may be empty, and which fields of the address are needed depends on the way.
 */
export const telefonBody = bestellFelder
  .pick({ bestellId: true, stand: true, versandart: true, zahlart: true })
  .extend({
    posten,
    email: lineInput('Hier wird ein Text erwartet.')
      .overwrite(emailOf)
      .superRefine((email, ctx) => {
        const message = telefonEmailProblem(email);
        if (message) ctx.addIssue({ code: 'custom', message });
      }),
    rechnung,
    lieferung: anschriftBody('lieferung').optional(),
  })
  .superRefine((body, ctx) => {
    for (const name of anschriftFelder) {
      const message = telefonAnschriftProblem(name, body.rechnung, body);
      if (message) ctx.addIssue({ code: 'custom', message, path: ['rechnung', name] });
    }
    const postfach = body.versandart === 'dhl' && !body.lieferung && postfachProblem(body.rechnung);
    if (postfach) ctx.addIssue({ code: 'custom', message: postfach, path: ['rechnung', 'strasse'] });
  });
export type TelefonBody = z.infer<typeof telefonBody>;

/**
 * `hatPost`: the confirmation goes out. `ueberweisung`: what is to be said to who pays by transfer; its
 * purpose is the number.
 */
export const telefonReply = messageEnvelope(
  z.object({
    ...{ _id: z.string(), nummer: z.string(), hatPost: z.boolean() },
    ueberweisung: bankverbindung.extend({ betrag: z.number() }).optional(),
  }),
);

/** The order that was made from another content under the same `bestellId`. */
export const schonAngelegt = z.object({ _id: z.string(), nummer: z.string() });
export type SchonAngelegt = z.infer<typeof schonAngelegt>;
/** Nothing was ordered: what changed meanwhile, or the order that there is. */
export const telefonAbgelehnt = failureWith(z.union([kasse, schonAngelegt]));
