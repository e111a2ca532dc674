import type { Umgebung } from '#features/einstellung/umgebung.ts';
import { openPostweg, type Postweg } from '#features/post/server/index.ts';
import { modusOfSchluessel } from '#features/zahlung/anbieter-schluessel.ts';
import { openAnbieter, type ZahlungsAnbieter, type ZahlungsZugang } from '#features/zahlung/server/index.ts';
import type { Db } from '#server/db/connect.ts';

/** What the environment says; it wins over the settings, except the example workshop's own provider. */
export type ZugangsUmgebung = {
  smtpUrl: string | undefined;
  zahlung: ZahlungsZugang | undefined;
  /** For tests: another address of Stripe, also for a key of the settings. */
  stripeApi: string | undefined;
  /** The key to store secrets under; without it, that of a file in `dataDir`. */
  secretsKey: Buffer | undefined;
  dataDir: string;
  /** Several nodes may serve this shop: a file of one of them is no key for all. */
  isShared: boolean;
};

/** How the shop reaches its mail server and its payment provider, as of now: another node may have changed it. */
export type Zugaenge = {
  postweg: () => Promise<Postweg>;
  anbieter: () => Promise<ZahlungsAnbieter | undefined>;
  /** What may be known of it. */
  lage: () => Promise<Pick<Umgebung, 'smtp' | 'zahlung'>>;
};

export function openZugaenge(db: Db, umgebung: ZugangsUmgebung, { now }: { now: () => Date }): Zugaenge {
  const { smtpUrl, zahlung, dataDir } = umgebung;
  const anbieter = openAnbieter(db, zahlung, { now });
  return {
    postweg: async () => openPostweg({ smtpUrl, dataDir }),
    anbieter: async () => anbieter,
    lage: async () => ({
      smtp: smtpUrl !== undefined,
      ...(zahlung ? { zahlung: zahlungOf(zahlung) } : {}),
    }),
  };
}

function zahlungOf(zahlung: ZahlungsZugang): Umgebung['zahlung'] {
  if (zahlung.anbieter === 'probe') return { anbieter: 'probe', modus: 'probe' };
  return { anbieter: zahlung.anbieter, modus: modusOfSchluessel(zahlung.key) };
}
