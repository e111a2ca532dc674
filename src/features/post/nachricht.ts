import { z } from 'zod';
import { type Block, geheimMarke } from './bloecke.ts';

/** Every kind of message with its name in the outbox. */
export const nachrichtArten = {
  bestellung: 'Bestellbestätigung',
  neueBestellung: 'Neue Bestellung (an die Werkstatt)',
  zahlung: 'Zahlung eingegangen',
  erinnerung: 'Zahlungserinnerung',
  ueberweisung: 'Bankdaten zur Überweisung',
  storniert: 'Bestellung storniert',
  stornoMeldung: 'Storniert (an die Werkstatt)',
  versandt: 'Bestellung versandt',
  abholbereit: 'Bestellung abholbereit',
  teilStorniert: 'Bestellung teilweise storniert',
  nachlass: 'Nachlass',
  kontoFrage: 'Frage nach der Bankverbindung',
  erstattung: 'Geld zurückgezahlt',
  rechnung: 'Rechnung oder Korrektur',
  belegKopie: 'Kopie einer Rechnung oder Korrektur',
  nachricht: 'Nachricht zur Bestellung',
  widerruf: 'Eingangsbestätigung eines Widerrufs',
  widerrufMeldung: 'Widerruf eingegangen (an die Werkstatt)',
  bestaetigung: 'E-Mail-Adresse bestätigen',
  passwort: 'Neues Passwort',
  einladung: 'Einladung',
  email: 'Neue E-Mail-Adresse bestätigen',
  geaendert: 'Konto geändert',
  geloescht: 'Konto gelöscht',
  steuerwechsel: 'Wechsel zur Regelbesteuerung (an die Werkstatt)',
  kontakt: 'Nachricht über das Kontaktformular',
  test: 'Testnachricht',
} as const;
export type NachrichtArt = keyof typeof nachrichtArten;
export const nachrichtArtNamen = Object.keys(nachrichtArten) as [NachrichtArt, ...NachrichtArt[]];

/** The kinds that reach the workshop: what people wrote to it, ordered, cancelled or withdrew, and
 * what the shop has changed by itself. All others leave it. */
export const eingangArten: NachrichtArt[] = [
  ...(['kontakt', 'neueBestellung', 'stornoMeldung', 'widerrufMeldung'] as const),
  'steuerwechsel',
];

/** Which way a message goes, as the back office lists it: from the shop to people, or to the workshop. */
export const richtungen = ['ausgang', 'eingang'] as const;
export type Richtung = (typeof richtungen)[number];

/**
 * What is attached, by reference: a legal text as an order's shopper saw it (`hash` of its version) as PDF,
 * the file of the guarantee notice, an invoice or correction as PDF, or a text as a QR code, shown by the block
 * with its `cid`.
 */
export const anhang = z.discriminatedUnion('art', [
  z.object({
    ...{ art: z.literal('rechtstext'), hash: z.string(), name: z.string() },
    /** Its version's number, and the shop's name at that time. */
    ...{ nr: z.number().int(), ladenName: z.string() },
  }),
  z.object({ art: z.literal('gewaehrleistung'), hash: z.string(), name: z.string() }),
  z.object({ art: z.literal('beleg'), id: z.string(), name: z.string() }),
  z.object({ art: z.literal('qr'), text: z.string(), cid: z.string(), name: z.string() }),
]);
export type Anhang = z.infer<typeof anhang>;

export type Empfaenger = { email: string; name?: string };

/** A message as its author gives it to the outbox. */
export type NeueNachricht = {
  art: NachrichtArt;
  /** A person, or the workshop itself at the address of its settings. */
  an: Empfaenger | 'werkstatt';
  betreff: string;
  bloecke: Block[];
  anhaenge?: Anhang[];
  /** Where answers go instead of the shop's address. */
  antwortAn?: string;
  /** The order that it is about: such messages are sent one after the other. */
  auftragId?: string;
  /** Where a message to a customer leads who withdraws, if not to the empty form: the form of this order. */
  widerruf?: string;
  /** The account that it is about: it is deleted with it. */
  accountId?: string;
  /**
   * To the workshop, of what the back office shows anyway: many of its kind within an hour are told together
   * (`sammelNachricht`). `was`: what they are, in the plural; `href`: where they are seen.
   */
  sammel?: { was: string; href: string };
  /** Not sent by the job before: for a message that its author sends at once. */
  erstAb?: Date;
  /** Replaces `geheimMarke` when the message is sent; never shown in the back office. */
  geheim?: string;
};

/**
 * Stands for the workshop's address in a stored message while it has none: no mail server would take it. The
 * message is read in the back office, and sent from there once there is an address.
 */
export const ohneAdresse = 'werkstatt';

/** One to a person. */
export type NachrichtAn = NeueNachricht & { an: Empfaenger };

/** `abgelegt`: kept in the shop alone, because there was no mail server. */
export const nachrichtStaende = ['wartet', 'gesendet', 'nichtZugestellt', 'abgelegt'] as const;
export type NachrichtStand = (typeof nachrichtStaende)[number];

/** The state of a message; see `NachrichtTable`. */
export function nachrichtStand({
  faelligAt,
  gesendetAt,
  fehler,
}: {
  faelligAt: string | null;
  gesendetAt: string | null;
  fehler: string | null;
}): NachrichtStand {
  if (gesendetAt !== null) return 'gesendet';
  if (faelligAt !== null) return 'wartet';
  return fehler === null ? 'abgelegt' : 'nichtZugestellt';
}

/** The kinds whose link works once and for its receiver alone. */
const mitGeheimnis: string[] = ['bestaetigung', 'passwort', 'einladung', 'email'] satisfies NachrichtArt[];

/** Whether a message lacks the secret of its link, which is gone once it was sent: it would lead nowhere. */
export function isLinkVerbraucht({
  art,
  text,
  geheim,
}: {
  art: string;
  text: string;
  geheim: string | null;
}) {
  return geheim === null && mitGeheimnis.includes(art) && text.includes(geheimMarke);
}
