/** A piece of a line: plain, bold, or a link. `href` is an address, or a path of the shop such as `/bestellung/…`. */
export type Stueck = string | { text: string; isBold?: boolean; href?: string };

/** A line of a sum below the goods. */
export type SummenZeile = { name: string; wert: string; isStark?: boolean };

/**
 * A part of a message. From one list both the HTML and the plain text are made, so that they cannot differ.
 * All texts are plain: the two renderings escape them. A line break is `\n`.
 */
export type Block =
  | { kind: 'titel'; text: string }
  | { kind: 'ueberschrift'; text: string }
  | { kind: 'text'; stuecke: Stueck[] }
  | { kind: 'liste'; punkte: Stueck[][] }
  /** Goods with their sums. `details` stand small below the name. */
  | {
      kind: 'posten';
      zeilen: { menge: string; name: string; details: string[]; summe: string }[];
      summen: SummenZeile[];
      hinweis?: string;
    }
  /** Names with their values, as an address or the data of a transfer. */
  | { kind: 'angaben'; paare: { name: string; zeilen: string[] }[] }
  | { kind: 'kasten'; bloecke: Exclude<Block, { kind: 'kasten' }>[] }
  | { kind: 'knopf'; text: string; href: string }
  /** A picture that is attached under `cid`; `breite` in CSS pixels. The plain text shows `alt`. */
  | { kind: 'bild'; cid: string; alt: string; breite: number }
  /** Small print. */
  | { kind: 'klein'; stuecke: Stueck[] };

/** Stands in an `href` for the secret of the message, which is stored apart and put in when the message is sent. */
export const geheimMarke = '{{geheim}}';

/**
 * Stands in an `href` for the token of the order that the message is about: who reads the outbox opens no
 * order's page with it.
 */
export const bestellMarke = '{{bestellung}}';
