import type { ZahlungsZugang } from '#features/zahlung/server/index.ts';
import type { SmtpZugang, ZahlungZugang } from '../contract.ts';

/** The same as an `SMTP_URL`, so that mail takes one way, whoever named the server. */
export function smtpUrlOf({ server, port, verschluesselung, benutzer, passwort }: SmtpZugang): string {
  const [user, pass] = [benutzer, passwort].map((text) => encodeURIComponent(text.toWellFormed()));
  const anmeldung = user === '' ? '' : `${user}:${pass}@`;
  return `${verschluesselung === 'tls' ? 'smtps' : 'smtp'}://${anmeldung}${server}:${port}`;
}

/** The same as of the keys in the environment. `stripeApi`: for tests. */
export function zahlungsZugangOf(zugang: ZahlungZugang, stripeApi: string | undefined): ZahlungsZugang {
  const { anbieter, schluessel: key } = zugang;
  if (anbieter === 'mollie') return { anbieter, key, api: undefined };
  return { anbieter, key, webhookSecret: zugang.meldungen || undefined, api: stripeApi };
}
