import type { Umgebung } from '#features/einstellung/umgebung.ts';
import { openPostweg, type Postweg } from '#features/post/server/index.ts';
import { openAnbieter, type ZahlungsAnbieter, type ZahlungsZugang } from '#features/zahlung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { type SmtpZugang, smtpZugang, type ZahlungZugang, zahlungZugang } from '../contract.ts';
import { type Gespeichert, leserOf, type ZugangsLog } from './gespeicherter-zugang.ts';
import {
  type Installationsschluessel,
  installationsschluessel,
  type SchluesselUmgebung,
} from './installationsschluessel.ts';
import { smtpUrlOf, zahlungsZugangOf } from './zugang-form.ts';
import { findZugang } from './zugangsdaten.repository.ts';

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
  /** For pages and lists, which go on without one. */
  anbieter: () => Promise<ZahlungsAnbieter | undefined>;
  /**
   * For work with money. Throws (503) where a provider is stored and does not open: what runs there would be written
   * off as if there was none. `text`: what the caller reads.
   */
  sicher: (text?: string) => Promise<ZahlungsAnbieter | undefined>;
  /** What may be known of it. */
  lage: () => Promise<Pick<Umgebung, 'smtp' | 'zahlung'>>;
  /** All of it, with what is secret, for the settings' own calls; a mail server by its address. */
  smtp: () => Promise<Zugangsstand<SmtpZugang, string>>;
  zahlung: () => Promise<Zugangsstand<ZahlungZugang, Zahlungsweg>>;
  /** A provider that is not stored yet, to try it. */
  oeffne: (zugang: ZahlungZugang) => Zahlungsweg;
  /** The example workshop's own provider, which is there when no other is. */
  probe: ZahlungsAnbieter | undefined;
  schluessel: Installationsschluessel;
};

type Dienste = { now: () => Date; log: ZugangsLog };

export function openZugaenge(db: Db, umgebung: ZugangsUmgebung, { now, log }: Dienste): Zugaenge {
  const { smtpUrl, dataDir, stripeApi } = umgebung;
  const schluessel = installationsschluessel(umgebung);
  const kontext = { schluessel, log };
  const wegOf = (zugang: ZahlungsZugang) => ({ zugang, anbieter: openAnbieter(db, zugang, { now }) });
  const oeffne = (zugang: ZahlungZugang) => wegOf(zahlungsZugangOf(zugang, stripeApi));
  const oeffneSeit = (gespeichert: ZahlungZugang, seit: string) => {
    const { zugang, anbieter } = oeffne(gespeichert);
    return { zugang, anbieter: { ...anbieter, seit } };
  };
  const liesSmtp = leserOf({ name: 'smtp', schema: smtpZugang, oeffne: smtpUrlOf }, kontext);
  const liesZahlung = leserOf({ name: 'zahlung', schema: zahlungZugang, oeffne: oeffneSeit }, kontext);

  const eigener = umgebung.zahlung && wegOf(umgebung.zahlung);
  const [fest, probe] = eigener?.zugang.anbieter === 'probe' ? [undefined, eigener] : [eigener, undefined];
  const eigenes = async () => {
    const stand = standOf<ZahlungZugang, Zahlungsweg>(undefined, await liesZahlung(db));
    return { ...stand, weg: stand.weg ?? (stand.unlesbar ? undefined : probe) };
  };
  // What the environment says needs no look at the settings.
  const zahlung = async () => (fest ? standOf<ZahlungZugang, Zahlungsweg>(fest, ohneEintrag) : eigenes());
  const smtp = async () => standOf(smtpUrl, smtpUrl === undefined ? await liesSmtp(db) : ohneEintrag);
  return {
    postweg: async () => {
      const { weg, unlesbar } = await smtp();
      return unlesbar ? wartet : openPostweg({ smtpUrl: weg, dataDir });
    },
    anbieter: async () => (await zahlung()).weg?.anbieter,
    sicher: async (text = unlesbarText) => {
      const { weg, unlesbar } = await zahlung();
      if (unlesbar) throw new AppError('UNAVAILABLE', text);
      return weg?.anbieter;
    },
    lage: async () => {
      const [{ weg: url }, { weg }] = [await smtp(), await zahlung()];
      return { smtp: url !== undefined, ...(weg ? { zahlung: alsUmgebung(weg) } : {}) };
    },
    smtp: async () =>
      smtpUrl === undefined ? smtp() : { ...(await smtp()), row: await findZugang(db, 'smtp') },
    zahlung: async () => (fest ? { ...(await zahlung()), row: await findZugang(db, 'zahlung') } : zahlung()),
    oeffne,
    probe: probe?.anbieter,
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

const unlesbarText =
  'Die gespeicherten Zugangsdaten des Zahlungsanbieters lassen sich nicht öffnen. Bitte unter Einstellungen › Zugänge neu eingeben.';

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
function alsUmgebung({ zugang, anbieter }: Zahlungsweg): NonNullable<Umgebung['zahlung']> {
  return { anbieter: zugang.anbieter, modus: anbieter.modus, seit: anbieter.seit };
}
