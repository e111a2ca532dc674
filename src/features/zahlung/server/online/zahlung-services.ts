import { AppError } from '#shared/wire/errors.ts';
import { AnbieterError, type ZahlungsAnbieter } from '../anbieter/anbieter.ts';
import type { Versuch } from './zahlungsversuch.repository.ts';

/** What paying online needs besides the database. */
export type ZahlungServices = {
  /** The payment provider; `undefined` without one. */
  anbieter: ZahlungsAnbieter | undefined;
  now: () => Date;
  /** The shop's public address, without a trailing slash. */
  adresse: string;
  log: { error: (entry: object, message: string) => void };
};

/** The payment provider as of now: the owner may change it while the shop runs, also on another node. */
export type LiesAnbieter = () => Promise<ZahlungsAnbieter | undefined>;

/** What routes are given: the provider is read with every request. */
export type ZahlungQuellen = Pick<ZahlungServices, 'now' | 'adresse'> & { anbieter: LiesAnbieter };

/** The shop itself. */
export const automatisch = { id: null, name: 'Automatisch' };

/** Whether an attempt is at this provider, and with the same money. */
export function isBei(
  { anbieter, modus }: Pick<Versuch, 'anbieter' | 'modus'>,
  bei: ZahlungsAnbieter | undefined,
): bei is ZahlungsAnbieter {
  return bei?.name === anbieter && bei.modus === modus;
}

/** No answer of the provider becomes a refusal that its reader understands; other errors stay what they are. */
export function alsAbsage(error: unknown): unknown {
  if (!(error instanceof AnbieterError)) return error;
  if (error.isUnterwegs)
    return new AppError(
      'UNAVAILABLE',
      'Eine begonnene Zahlung läuft noch. Bitte warten Sie einige Minuten, und versuchen Sie es dann noch einmal.',
    );
  return new AppError(
    'UNAVAILABLE',
    'Die Bezahlseite antwortet gerade nicht. Ihre Bestellung bleibt bestehen. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  );
}
