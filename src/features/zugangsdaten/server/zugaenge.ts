import type { Umgebung } from '#features/einstellung/umgebung.ts';
import { openPostweg, type Postweg } from '#features/post/server/index.ts';
import { openAnbieter, type ZahlungsAnbieter, type ZahlungsZugang } from '#features/zahlung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { type SmtpZugang, smtpZugang, type ZahlungZugang, zahlungZugang } from '../contract.ts';
import { type Gespeichert, leserOf, type ZugangsLog } from './gespeicherter-zugang.ts';
import {
  type Installationsschluessel,
  installationsschluessel,
  type SchluesselUmgebung,
} from './installationsschluessel.ts';
import { smtpUrlOf, zahlungsZugangOf } from './zugang-form.ts';

/** What the environment says; it wins over the settings, except the example workshop's own provider. */
export type ZugangsUmgebung = SchluesselUmgebung & {
  smtpUrl: string | undefined;
  zahlung: ZahlungsZugang | undefined;
  /** For tests: another address of Stripe, also for a key of the settings. */
  stripeApi: string | undefined;
};

/**
 * An access as of now. `weg`: what the shop uses; `zugang`: what was entered in the settings, if that holds. `row` is
 * theirs also where the environment wins. `unlesbar`: the key of this installation does not open it.
 */
export type Zugangsstand<Zugang, Weg> = Pick<Gespeichert<Zugang, Weg>, 'row'> & {
  quelle: 'umgebung' | 'einstellung' | 'keine';
  unlesbar: boolean;
  weg: Weg | undefined;
  zugang: Zugang | undefined;
};

/** An access to a provider, and the provider. */
export type Zahlungsweg = { zugang: ZahlungsZugang; anbieter: ZahlungsAnbieter };

/** How the shop reaches its mail server and its payment provider, as of now: another node may have changed it. */
export type Zugaenge = {
  postweg: () => Promise<Postweg>;
  anbieter: () => Promise<ZahlungsAnbieter | undefined>;
  /** What may be known of it. */
  lage: () => Promise<Pick<Umgebung, 'smtp' | 'zahlung'>>;
  /** All of it, with what is secret, for the settings' own calls; a mail server by its address. */
  smtp: () => Promise<Zugangsstand<SmtpZugang, string>>;
  zahlung: () => Promise<Zugangsstand<ZahlungZugang, Zahlungsweg>>;
  /** A provider that is not stored yet, to try it. */
  oeffne: (zugang: ZahlungZugang) => Zahlungsweg;
  schluessel: Installationsschluessel;
};

type Dienste = { now: () => Date; log: ZugangsLog };

export function openZugaenge(db: Db, umgebung: ZugangsUmgebung, { now, log }: Dienste): Zugaenge {
  const { smtpUrl, dataDir, stripeApi } = umgebung;
  const schluessel = installationsschluessel(umgebung);
  const kontext = { schluessel, log };
  const wegOf = (zugang: ZahlungsZugang) => ({ zugang, anbieter: openAnbieter(db, zugang, { now }) });
  const oeffne = (zugang: ZahlungZugang) => wegOf(zahlungsZugangOf(zugang, stripeApi));
  const liesSmtp = leserOf({ name: 'smtp', schema: smtpZugang, oeffne: smtpUrlOf }, kontext);
  const liesZahlung = leserOf({ name: 'zahlung', schema: zahlungZugang, oeffne }, kontext);

  const eigener = umgebung.zahlung && wegOf(umgebung.zahlung);
  const [fest, probe] = eigener?.zugang.anbieter === 'probe' ? [undefined, eigener] : [eigener, undefined];
  // What the environment says needs no look at the settings.
  const zahlungsweg = async () => fest ?? (await liesZahlung(db)).offen?.weg ?? probe;
  const smtp = async () => standOf(smtpUrl, smtpUrl === undefined ? await liesSmtp(db) : ohneEintrag);
  return {
    postweg: async () => {
      const { weg, unlesbar } = await smtp();
      return unlesbar ? wartet : openPostweg({ smtpUrl: weg, dataDir });
    },
    anbieter: async () => (await zahlungsweg())?.anbieter,
    lage: async () => {
      const [{ weg: url }, weg] = [await smtp(), await zahlungsweg()];
      return { smtp: url !== undefined, ...(weg ? { zahlung: alsUmgebung(weg) } : {}) };
    },
    smtp: async () => standOf(smtpUrl, await liesSmtp(db)),
    zahlung: async () => {
      const stand = standOf(fest, await liesZahlung(db));
      return { ...stand, weg: stand.weg ?? probe };
    },
    oeffne,
    schluessel,
  };
}

const ohneEintrag = { row: undefined, offen: undefined };

function standOf<Zugang, Weg>(
  fest: Weg | undefined,
  { row, offen }: Gespeichert<Zugang, Weg>,
): Zugangsstand<Zugang, Weg> {
  const sonst = { row, unlesbar: false, zugang: undefined };
  if (fest !== undefined) return { ...sonst, quelle: 'umgebung', weg: fest };
  if (offen) return { ...sonst, quelle: 'einstellung', ...offen };
  return { ...sonst, quelle: 'keine', weg: undefined, unlesbar: (row?.geheim ?? null) !== null };
}

/** Messages wait for a mail server that was named: written into files, nobody would get them. */
const wartet: Postweg = {
  isSmtp: true,
  send: async () => {
    throw new Error(
      'Die gespeicherten Zugangsdaten des Mailservers lassen sich nicht öffnen. Bitte geben Sie sie unter Einstellungen › Zugänge neu ein.',
    );
  },
};

/** A provider as the settings name it. */
export function alsUmgebung({ zugang, anbieter }: Zahlungsweg): NonNullable<Umgebung['zahlung']> {
  return { anbieter: zugang.anbieter, modus: anbieter.modus };
}
