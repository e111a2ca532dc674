import { z } from 'zod';
import { auftragStaende } from '#features/auftrag/zustand/auftragslage.ts';
import { tagInput } from '#shared/datum/tag-input.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { sicherheiten } from './kontoauszug/abgleich.ts';
import { keinTextText, maxDatei, zuGrossText } from './kontoauszug/auszug-datei.ts';
import { maxBuchungen, maxTeile, sprungGruende } from './kontoauszug/umsatz.ts';

/** The text of a bank's statement; it is read and not stored. */
export const abgleichBody = z.object({
  text: z
    .string('Bitte den Text der Datei.')
    .max(maxDatei, zuGrossText)
    .regex(/^[^\0]*$/, keinTextText),
});

/** What of a transfer is for which order, in euros. */
const teil = z.object({ auftragId: z.string(), betrag: z.number() });
export type TeilZahlung = z.infer<typeof teil>;

/** `gebucht`: this transfer was booked before. */
const abgeglichen = z.object({
  /** Its key: SHA-256 of what the bank says, and for equal transfers which of them. */
  umsatz: z.string(),
  tag: z.string(),
  betrag: z.number(),
  name: z.string(),
  zweck: z.string(),
  art: z.enum([...sicherheiten, 'gebucht']),
  grund: z.string(),
  teile: z.array(teil),
  /** Orders that may be meant, where `teile` is empty. */
  kandidaten: z.array(z.string()),
});
export type AbgeglichenerUmsatz = z.infer<typeof abgeglichen>;

/** An order that a transfer of the statement may be for; money in euros. */
const zahlungsziel = z.object({
  _id: z.string(),
  nummer: z.string(),
  name: z.string(),
  offen: z.number(),
  /** What is forgiven of what has not come. */
  erlassen: z.number(),
  stand: z.enum(auftragStaende),
  /** The number of its last event. */
  letzteNr: z.number().int(),
});

export const abgleichReply = okEnvelope(
  z.object({
    /** How the file was read: 'Sparkasse (CSV)'. */
    format: z.string(),
    /** The bank is not known: the columns were guessed by their names. */
    isGeraten: z.boolean(),
    umsaetze: z.array(abgeglichen),
    auftraege: z.array(zahlungsziel),
    uebersprungen: z.array(z.object({ grund: z.enum(sprungGruende), anzahl: z.number().int() })),
  }),
);
export type Abgleich = z.infer<typeof abgleichReply>['data'];

const betragText = 'Bitte einen Betrag von 0,01 bis 100.000 €.';
const buchung = z.object({
  umsatz: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Diese Überweisung ist nicht zu erkennen. Bitte die Datei neu einlesen.'),
  tag: tagInput(),
  teile: z
    .array(
      z.object({
        auftragId: z.string().max(64, 'Diese Bestellung gibt es nicht.'),
        betrag: numberInput(
          z.number(betragText).min(0.01, betragText).max(100_000, betragText).multipleOf(0.01, betragText),
        ),
        /** The last event of the order that was seen: when another one came since, nothing is booked. */
        gesehen: numberInput(z.int().min(1)),
      }),
    )
    .min(1, 'Bitte eine Bestellung wählen.')
    .max(maxTeile, 'Höchstens zehn Bestellungen für eine Überweisung.')
    .refine(
      (teile) => new Set(teile.map(({ auftragId }) => auftragId)).size === teile.length,
      'Jede Bestellung nur einmal.',
    ),
});
export type Buchung = z.infer<typeof buchung>;

export const zahlungenBody = z.object({ buchungen: z.array(buchung).min(1).max(maxBuchungen) });

/** `schonGebucht`: by an earlier call, so nothing was done. `abgelehnt`: nothing was done, for the reason in `text`. */
const gebucht = z.object({
  umsatz: z.string(),
  ergebnis: z.enum(['gebucht', 'schonGebucht', 'abgelehnt']),
  text: z.string(),
  /** The last events of its orders once it was booked: what the next transfer for one of them has to have seen. */
  gesehen: z.array(z.object({ auftragId: z.string(), letzteNr: z.number().int() })),
});
export type Gebucht = z.infer<typeof gebucht>;

/** What became of each transfer; one that is refused does not stop the others. */
export const buchenReply = messageEnvelope(z.object({ ergebnisse: z.array(gebucht) }));
