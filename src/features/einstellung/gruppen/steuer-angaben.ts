import { z } from 'zod';
import { keyboardText } from '#shared/text/keyboard-text.ts';
import { tagFeld } from '../felder/tag-feld.ts';
import { zeile } from '../felder/text-feld.ts';

/** R41. In `kleinunternehmer` (§ 19 UStG) no VAT is charged. */
export const steuermodi = ['regelbesteuerung', 'kleinunternehmer'] as const;
export type Steuermodus = (typeof steuermodi)[number];

const satzText = 'Bitte einen Steuersatz von 0 bis 25 %, mit höchstens einer Nachkommastelle.';
const grenzeText = 'Bitte einen Betrag von 1 bis 1.000.000 in ganzen Euro.';

/** Group 'Steuer'. */
export const steuerAngaben = z.object({
  /** Which mode applies from which day on; on any day the latest begun one. */
  modi: z
    .array(
      z.object({
        ab: tagFeld,
        modus: z.enum(steuermodi, 'Bitte Regelbesteuerung oder Kleinunternehmer wählen.'),
      }),
    )
    .min(1, 'Bitte wählen, wie der Laden besteuert wird.')
    .max(20, 'Höchstens 20 Wechsel.')
    .refine((modi) => new Set(modi.map(({ ab }) => ab)).size === modi.length, {
      error: 'Für einen Tag kann nur eine Besteuerung gelten.',
    })
    .overwrite((modi) => modi.toSorted((a, b) => a.ab.localeCompare(b.ab))),
  steuernummer: zeile(30).refine(
    (text) => text === '' || (/^[\d/ ]+$/.test(text) && /^\d{10,13}$/.test(text.replaceAll(/[/ ]/g, ''))),
    'Eine Steuernummer hat 10 bis 13 Ziffern, meist mit Schrägstrichen: 12/345/67890.',
  ),
  ustIdNr: zeile(20)
    .overwrite((text) => keyboardText(text).replaceAll(' ', '').toUpperCase())
    .refine(
      (text) => text === '' || /^DE\d{9}$/.test(text),
      'Eine deutsche USt-IdNr. ist DE und neun Ziffern: DE123456789.',
    ),
  /** Rates in per cent that products can have; the first is proposed. */
  saetze: z
    .array(
      z
        .number(satzText)
        .min(0, satzText)
        .max(25, satzText)
        .refine((satz) => satz === Math.round(satz * 10) / 10, satzText),
    )
    .min(1, 'Bitte mindestens einen Steuersatz.')
    .max(6, 'Höchstens 6 Steuersätze.'),
  /** Turnover of a year in whole euros at which the owner is warned (§ 19 UStG: 25,000 and 100,000). */
  umsatzgrenzen: z
    .array(z.int(grenzeText).min(1, grenzeText).max(1_000_000, grenzeText))
    .max(8, 'Höchstens 8 Grenzen.')
    .refine((grenzen) => new Set(grenzen).size === grenzen.length, {
      error: 'Jede Grenze darf nur einmal vorkommen.',
    }),
});
export type SteuerAngaben = z.infer<typeof steuerAngaben>;

/** What can be saved: rates to choose from are different ones. */
export const steuerBody = steuerAngaben.extend({
  saetze: steuerAngaben.shape.saetze.refine((saetze) => new Set(saetze).size === saetze.length, {
    error: 'Jeder Steuersatz darf nur einmal vorkommen.',
  }),
});

export const leereSteuer: SteuerAngaben = {
  modi: [{ ab: '2025-01-01', modus: 'regelbesteuerung' }],
  steuernummer: '',
  ustIdNr: '',
  saetze: [19, 7],
  umsatzgrenzen: [20_000, 25_000, 90_000, 100_000],
};

/** The mode on a day (`2026-11-23`): the latest that has begun, before the first one the first. */
export function steuermodusAm(modi: SteuerAngaben['modi'], tag: string): Steuermodus {
  const begun = modi.filter(({ ab }) => ab <= tag).at(-1) ?? modi[0];
  return begun?.modus ?? 'regelbesteuerung';
}
