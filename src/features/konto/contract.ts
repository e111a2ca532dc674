import { z } from 'zod';
import { personName, signInReply } from '#features/auth/contract.ts';
import { maxPasswordLength } from '#features/auth/password-rules.ts';
import { adresse, adresseBody, lieferadresse, lieferadresseBody } from '#features/kunde/adresse.ts';
import { telefonInput } from '#features/kunde/telefon.ts';
import { emailInput } from '#shared/email-input.ts';
import { listEnvelope, messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { linkArten } from './link-art.ts';
import { nachweisText } from './nachweis-text.ts';

/** An answer that only says in German what was done. */
export const gesagtReply = z.object({ success: z.literal(true), message: z.string() });

/** The current password. Generous, so that it does not depend on the rules for new ones. */
const passwortInput = (fehlt: string) =>
  z.string(fehlt).min(1, fehlt).max(1000, 'Dieses Passwort ist zu lang.');
const passwort = passwortInput('Bitte geben Sie Ihr Passwort ein.');

const neuText = 'Bitte geben Sie ein neues Passwort ein.';
/** A new one; its strength is checked separately (`password-rules.ts`). */
const neuesPasswort = z
  .string(neuText)
  .min(1, neuText)
  .max(maxPasswordLength * 4, 'Dieses Passwort ist zu lang.');

const linkText = 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.';
const link = z.string(linkText).regex(/^[\w-]{43}$/, linkText);

export const vergessenBody = z.object({ email: emailInput });

/** The secret of a link. */
export const linkBody = z.object({ link });
/** Without a session of the link's account its password is needed, too. */
export const bestaetigenBody = z.object({ link, password: passwortInput(nachweisText).optional() });
export const linkPasswortBody = z.object({ link, password: neuesPasswort });
export type LinkPasswortBody = z.infer<typeof linkPasswortBody>;

/**
 * What a link is for: `email` is the address that it confirms or opens; `name` is empty until the address is
 * confirmed; `istAngemeldet`: the caller is signed in to the link's account.
 */
export const linkData = z.object({
  art: z.enum(linkArten),
  email: z.string(),
  name: z.string(),
  istAngemeldet: z.boolean(),
});
export type LinkData = z.infer<typeof linkData>;
export const linkReply = okEnvelope(linkData);

/** The own password: the current one and the new one. */
export const passwortBody = z.object({ password: passwort, neu: neuesPasswort });
export type PasswortBody = z.infer<typeof passwortBody>;
/** All sessions end; this device gets a new one. */
export const passwortReply = signInReply;

/** A new address of the account. */
export const neueEmailBody = z.object({ email: emailInput, password: passwort });
export type NeueEmailBody = z.infer<typeof neueEmailBody>;
export const loeschenBody = z.object({ password: passwort });

/** One session; `id` says nothing about its token. */
export const sitzung = z.object({
  id: z.string(),
  /** 'Chrome, Android'; empty if unknown. */
  geraet: z.string(),
  seit: z.string(),
  zuletzt: z.string(),
  istDiese: z.boolean(),
});
export type Sitzung = z.infer<typeof sitzung>;

/** The own account, for `/profile`. Nothing internal: no notes, no reason for blocking, no history. */
export const profil = z.object({
  email: z.string(),
  emailBestaetigt: z.boolean(),
  /** An address that waits for its confirmation; empty if there is none. */
  neueEmail: z.string(),
  kundennummer: z.string(),
  vorname: z.string(),
  nachname: z.string(),
  telefon: z.string(),
  adresse,
  lieferadresse,
  /** When the account was made. */
  seit: z.string(),
  /** Customers delete themselves; who works here has to ask an admin, and the last admin stays. */
  istLoeschbar: z.boolean(),
  sitzungen: z.array(sitzung),
});
export type Profil = z.infer<typeof profil>;
export const profilReply = okEnvelope(profil);
export const profilSavedReply = messageEnvelope(profil);

/** Absent fields stay unchanged, empty texts clear. */
export const profilBody = z.object({
  vorname: personName('Bitte geben Sie Ihren Vornamen ein.').optional(),
  nachname: personName('Bitte geben Sie Ihren Nachnamen ein.').optional(),
  telefon: telefonInput.optional(),
  adresse: adresseBody.optional(),
  lieferadresse: lieferadresseBody.optional(),
});
export type ProfilBody = z.infer<typeof profilBody>;

/**
 * An order of the account, or, once its address is confirmed, one that was made with it as a guest. `token`
 * is that of its page; `stand` and `zahlung` are the words that the page shows, `summe` in euros.
 */
export const profilBestellung = z.object({
  nummer: z.string(),
  token: z.string(),
  am: z.string(),
  stand: z.string(),
  summe: z.number(),
  posten: z.array(z.object({ name: z.string(), menge: z.number().int() })),
});
export type ProfilBestellung = z.infer<typeof profilBestellung>;
export const bestellungenReply = listEnvelope(profilBestellung);

/** All data about the person, for herself (GDPR article 15 and 20); as JSON, and shown by `datenHtml`. */
export const daten = z.object({
  erstelltAm: z.string(),
  laden: z.string(),
  konto: z.record(z.string(), z.unknown()),
  person: z.record(z.string(), z.unknown()),
  sitzungen: z.array(z.record(z.string(), z.unknown())),
  warenkorb: z.array(z.record(z.string(), z.unknown())),
  bestellungen: z.array(z.record(z.string(), z.unknown())),
  nachrichten: z.array(z.record(z.string(), z.unknown())),
});
export type Daten = z.infer<typeof daten>;
export const datenReply = okEnvelope(daten);

/** The same of one order and its customer, by its link. */
const gastDaten = daten.pick({ erstelltAm: true, laden: true, bestellungen: true, nachrichten: true });
export type GastDaten = z.infer<typeof gastDaten>;
export const gastDatenReply = okEnvelope(gastDaten);
export const linkParams = z.object({ token: z.string() });
