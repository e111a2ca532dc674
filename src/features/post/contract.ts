import { z } from 'zod';
import { emailInput } from '#shared/email-input.ts';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { nachrichtArtNamen, nachrichtStaende, richtungen } from './nachricht.ts';

/** A message in the list of the outbox. Times as ISO text. */
export const nachrichtZeile = z.object({
  _id: z.string(),
  art: z.enum(nachrichtArtNamen),
  stand: z.enum(nachrichtStaende),
  an: z.string(),
  anName: z.string(),
  betreff: z.string(),
  /** Where answers go, if not to the shop: of a message that reached the workshop, who wrote it. */
  antwortAn: z.string(),
  createdAt: z.string(),
  gesendetAt: z.string().nullable(),
  /** The first time that a mail server took it; null if none did. */
  zuerstGesendetAt: z.string().nullable(),
  /** When the next attempt is due; null when none is. */
  faelligAt: z.string().nullable(),
  versuche: z.number().int(),
  /** What the mail server said at the latest attempt that failed; empty without one. */
  fehler: z.string(),
  /** Given up, and settled by the workshop in another way. */
  istErledigt: z.boolean(),
  /** The order that it is about. */
  auftragId: z.string().nullable(),
});
export type NachrichtZeile = z.infer<typeof nachrichtZeile>;

/** A message as it is read: secrets of links are left out. */
export const nachricht = nachrichtZeile.extend({
  html: z.string(),
  text: z.string(),
  anhaenge: z.array(z.object({ nr: z.number().int(), name: z.string() })),
  /** Whether a link in it works for its receiver alone, and so is left out here. */
  hatGeheimnis: z.boolean(),
});
export type Nachricht = z.infer<typeof nachricht>;

export const postausgangQuery = z.object({
  richtung: z.enum(richtungen).optional(),
  stand: z.enum(nachrichtStaende).optional(),
  /** The `_id` of the last one that is known: older ones follow. */
  vor: z.string().max(64).optional(),
});

/** Newest first. `anzahl`: how many there are of each state, in this direction. */
export const postausgang = z.object({
  nachrichten: z.array(nachrichtZeile),
  weitere: z.boolean(),
  anzahl: z.record(z.enum(nachrichtStaende), z.number().int()),
  /** Whether there is a mail server: without one nobody gets anything. */
  smtp: z.boolean(),
});
export type Postausgang = z.infer<typeof postausgang>;
export const postausgangReply = okEnvelope(postausgang);
export const nachrichtReply = okEnvelope(nachricht);
export const anhangReply = z.any().describe('Die Datei');
export const nachrichtSavedReply = messageEnvelope(nachrichtZeile);

/** For the mark on the dashboard. `problem` is German, empty when all goes well. */
export const postLage = z.object({ problem: z.string(), nichtZugestellt: z.number().int() });
export type PostLage = z.infer<typeof postLage>;
export const postLageReply = okEnvelope(postLage);

export const testBody = z.object({ an: emailInput });
/** `fehler` is what the mail server said; empty when the message is on its way. */
export const testReply = messageEnvelope(z.object({ isGesendet: z.boolean(), fehler: z.string() }));

/** What the name server says about the sender's domain; `domain` is empty without a sender. */
export const dnsLage = z.object({
  domain: z.string(),
  eintraege: z.array(
    z.object({
      name: z.enum(['SPF', 'DKIM', 'DMARC']),
      stand: z.enum(['da', 'fehlt', 'unbekannt']),
      /** The record as it was found. */
      wert: z.string(),
      /** What to do, in German. */
      hinweis: z.string(),
    }),
  ),
});
export type DnsLage = z.infer<typeof dnsLage>;
export const dnsReply = okEnvelope(dnsLage);
