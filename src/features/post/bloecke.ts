import { z } from 'zod';

/** A piece of a line: plain, bold, or a link. `href` is an address, or a path of the shop such as `/bestellung/…`. */
const stueck = z.union([
  z.string(),
  z.object({ text: z.string(), isBold: z.boolean().optional(), href: z.string().optional() }),
]);
export type Stueck = z.infer<typeof stueck>;

/** A line of a sum below the goods. */
const summenZeile = z.object({ name: z.string(), wert: z.string(), isStark: z.boolean().optional() });
export type SummenZeile = z.infer<typeof summenZeile>;

const posten = z.object({
  menge: z.string(),
  name: z.string(),
  /** Stand small below the name. */
  details: z.array(z.string()),
  summe: z.string(),
});

const einfacherBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('titel'), text: z.string() }),
  z.object({ kind: z.literal('ueberschrift'), text: z.string() }),
  z.object({ kind: z.literal('text'), stuecke: z.array(stueck) }),
  z.object({ kind: z.literal('liste'), punkte: z.array(z.array(stueck)) }),
  /** Goods with their sums. */
  z.object({
    kind: z.literal('posten'),
    zeilen: z.array(posten),
    summen: z.array(summenZeile),
    hinweis: z.string().optional(),
  }),
  /** Names with their values, as an address or the data of a transfer. */
  z.object({
    kind: z.literal('angaben'),
    paare: z.array(z.object({ name: z.string(), zeilen: z.array(z.string()) })),
  }),
  z.object({ kind: z.literal('knopf'), text: z.string(), href: z.string() }),
  /** A picture that is attached under `cid`; `breite` in CSS pixels. The plain text shows `alt`. */
  z.object({ kind: z.literal('bild'), cid: z.string(), alt: z.string(), breite: z.number() }),
  /** Small print. */
  z.object({ kind: z.literal('klein'), stuecke: z.array(stueck) }),
]);

/**
 * A part of a message. From one list both the HTML and the plain text are made, so that they cannot differ.
 * All texts are plain: the two renderings escape them. A line break is `\n`. Messages are stored as such lists:
 * a kind is never taken away, and means the same for ever (ADR 103).
 */
export const block = z.union([
  einfacherBlock,
  z.object({ kind: z.literal('kasten'), bloecke: z.array(einfacherBlock) }),
]);
export type Block = z.infer<typeof block>;

/** Stands in an `href` for the secret of the message, which is stored apart and put in when the message is sent. */
export const geheimMarke = '{{geheim}}';

/**
 * Stands in an `href` for the token of the order that the message is about: who reads the outbox opens no
 * order's page with it.
 */
export const bestellMarke = '{{bestellung}}';
