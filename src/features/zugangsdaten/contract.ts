import { z } from 'zod';
import { versionFeld } from '#features/einstellung/felder/version-feld.ts';
import { anbieterSchluessel } from '#features/zahlung/anbieter-schluessel.ts';
import { zahlungsmodi } from '#features/zahlung/online/zahlungsstand.ts';
import { failureWith, okEnvelope } from '#shared/wire/envelope.ts';

/** Printable letters of one line; passwords and keys are taken as they are. */
function geheimnis(text: string, max: number) {
  return z
    .string(text)
    .regex(/^[^\p{Cc}]*$/u, 'Bitte ohne Zeilenumbrüche und unsichtbare Zeichen.')
    .max(max, `Höchstens ${max} Zeichen.`);
}

const serverText = 'Bitte den Namen des Servers, zum Beispiel smtp.beispiel.de, ohne Port und ohne https://.';
const portText = 'Bitte eine ganze Zahl von 1 bis 65535; meist 587 oder 465.';

/**
 * Access to a mail server without its password. `starttls` begins plain (587), `tls` is encrypted from the start (465).
 */
export const smtpAngaben = z.object({
  server: z
    .string(serverText)
    .trim()
    .max(253, serverText)
    .regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i, serverText),
  port: z.int(portText).min(1, portText).max(65535, portText),
  verschluesselung: z.enum(['starttls', 'tls'], { error: 'Bitte eine der beiden Verschlüsselungen wählen.' }),
  benutzer: geheimnis('Bitte den Benutzernamen.', 200).trim(),
});
export type SmtpAngaben = z.infer<typeof smtpAngaben>;

const passwort = geheimnis('Bitte das Passwort.', 500);

/** Access to a mail server as it is stored. */
export const smtpZugang = smtpAngaben.extend({ passwort });
export type SmtpZugang = z.infer<typeof smtpZugang>;

const schluesselText = {
  stripe:
    'Bitte den geheimen Schlüssel von Stripe; er beginnt mit rk_live_, sk_live_, rk_test_ oder sk_test_.',
  meldungen:
    'Bitte das Signaturgeheimnis des Webhooks; es beginnt mit whsec_. Ohne Webhook bleibt das Feld leer.',
  mollie: 'Bitte den API-Schlüssel von Mollie; er beginnt mit live_ oder test_.',
};

/** Access to a payment provider. */
export const zahlungZugang = z.discriminatedUnion(
  'anbieter',
  [
    z.object({
      anbieter: z.literal('stripe'),
      schluessel: z
        .string(schluesselText.stripe)
        .trim()
        .regex(anbieterSchluessel.stripe, schluesselText.stripe),
      /** Of its messages; empty without. */
      meldungen: z
        .string(schluesselText.meldungen)
        .trim()
        .refine(
          (text) => text === '' || anbieterSchluessel.stripeMeldungen.test(text),
          schluesselText.meldungen,
        ),
    }),
    z.object({
      anbieter: z.literal('mollie'),
      schluessel: z
        .string(schluesselText.mollie)
        .trim()
        .regex(anbieterSchluessel.mollie, schluesselText.mollie),
    }),
  ],
  { error: 'Bitte Stripe oder Mollie wählen.' },
);
export type ZahlungZugang = z.infer<typeof zahlungZugang>;

/** `trotzdem`: it is stored though a check of the connection failed. */
const speichern = z.object({ version: versionFeld, trotzdem: z.boolean() });

export const smtpZugangBody = z.intersection(
  speichern,
  smtpZugang.refine(({ benutzer, passwort }) => (benutzer === '') === (passwort === ''), {
    error: 'Benutzername und Passwort gehören zusammen: bitte beide eingeben, oder keines.',
    path: ['passwort'],
  }),
);
export const zahlungZugangBody = z.intersection(speichern, zahlungZugang);
export const entfernenBody = z.object({ version: versionFeld });

/**
 * What of an access may be known: never a secret (R61). `quelle`: the environment wins over the settings. `unlesbar`:
 * the settings have one that the key of this installation does not open; it has to be entered again.
 */
const stand = z.object({
  quelle: z.enum(['umgebung', 'einstellung', 'keine']),
  version: z.number().int(),
  unlesbar: z.boolean(),
  geaendertAt: z.string().nullable(),
  von: z.string().nullable(),
});

export const zugaenge = z.object({
  /** Whether this installation has a key to store secrets under. */
  speicherbar: z.boolean(),
  smtp: stand.extend({ angaben: smtpAngaben.optional() }),
  zahlung: stand.extend({
    anbieter: z.enum(['stripe', 'mollie', 'probe']).optional(),
    modus: z.enum(zahlungsmodi).optional(),
    /** Whether messages of the provider are believed; without a key for them it is asked alone. */
    meldungen: z.boolean(),
    /** Where a provider sends its messages. */
    meldungAdresse: z.string(),
    /** Payments and refunds that run at the provider, and that nobody could follow any more without it. */
    laufend: z.number().int(),
  }),
});
export type Zugaenge = z.infer<typeof zugaenge>;

/** What a check of the connection found, in a sentence or two that say what to do. */
export const pruefung = z.object({ ok: z.boolean(), text: z.string() });
export type Pruefung = z.infer<typeof pruefung>;

export const zugaengeReply = okEnvelope(zugaenge);
/** `gespeichert` is false if the check failed and `trotzdem` was not said. */
export const zugangSavedReply = okEnvelope(z.object({ gespeichert: z.boolean(), pruefung, zugaenge }));
export const zugangConflict = failureWith(zugaenge);
export const pruefungReply = okEnvelope(pruefung);
