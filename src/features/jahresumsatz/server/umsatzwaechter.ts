import { steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import {
  readEinstellung,
  type Steuerwechsel,
  saveEinstellung,
  type Verkauf,
  type Wechselanlass,
} from '#features/einstellung/server/index.ts';
import type { NeueNachricht } from '#features/post/nachricht.ts';
import { queueOnce } from '#features/post/server/index.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { afterCommit, isTx } from '#server/db/in-transaction.ts';
import { startOfTag, tagOf } from '#shared/datum/datum.ts';
import { grenzen } from '../grenzen.ts';
import { gestricheneOf, mitWechsel } from '../mit-wechsel.ts';
import { derLaden } from '../steuerwechsel-autor.ts';
import { steuerwechselPost, vorjahrPost } from '../steuerwechsel-post.ts';
import { sumAngelegte, sumOffeneOhneSteuer, sumOhneSteuer } from './jahresumsatz.repository.ts';
import { jahrOf, sumJahr } from './sum-jahr.ts';

type Umgebung = {
  now: () => Date;
  /** The shop's public address, for the mail. */
  adresse: string;
  log: (what: { ab: string; cent: number }, message: string) => void;
};

/** So long after it was made an order is surely committed, unless the clock of its node is a day slow. */
const abgeschlossenNachMs = 86_400_000;

/** So long what is left is shown as it was computed: how often the checkout is looked at costs no more. */
const gezeigtMs = 10_000;

/**
 * Watches the limit of § 19 UStG while the shop charges no VAT. Most sales cost one statement: what all orders of the
 * year were made with and the markets took in is never less than the turnover. What is surely committed is kept in
 * memory, as it never changes, so that the statement reads the orders of a day. Only near the limit the turnover is
 * computed exactly: under the lock of the catalogue for each sale, for those who only look every few seconds.
 */
export class Umsatzwaechter implements Steuerwechsel {
  /** Cents of the orders of a year made before a moment. */
  #bekannt = { jahr: 0, vor: '', cent: 0 };
  /** The exact turnover of a year as it was last shown, while at most so much was sold. */
  #gezeigt = { jahr: 0, hoechstens: 0, bis: 0, cent: 0 };
  readonly #umgebung: Umgebung;

  constructor(umgebung: Umgebung) {
    this.#umgebung = umgebung;
  }

  async restCent(db: Db, { tag, cent }: Verkauf): Promise<number> {
    const jahr = Number(tag.slice(0, 4));
    const grenzeCent = grenzen.jahr * 100;
    const hoechstens = await this.#hoechstensCent(db, jahr);
    if (hoechstens + cent <= grenzeCent) return grenzeCent - hoechstens;
    if (isTx(db)) return grenzeCent - (await sumJahr(db, jahr));
    return grenzeCent - (await this.#gezeigtCent(db, jahr, hoechstens));
  }

  /** Every new sale makes it be computed again; what is cancelled meanwhile, after some seconds. */
  async #gezeigtCent(db: Db, jahr: number, hoechstens: number): Promise<number> {
    const jetzt = this.#umgebung.now().getTime();
    const { bis, cent, ...gezeigt } = this.#gezeigt;
    const isFrisch = jetzt < bis && bis <= jetzt + gezeigtMs;
    if (isFrisch && gezeigt.jahr === jahr && gezeigt.hoechstens === hoechstens) return cent;
    const neu = await sumJahr(db, jahr);
    this.#gezeigt = { jahr, hoechstens, bis: jetzt + gezeigtMs, cent: neu };
    return neu;
  }

  async #hoechstensCent(db: Db, jahr: number): Promise<number> {
    const zeit = jahrOf(jahr);
    const vor = new Date(this.#umgebung.now().getTime() - abgeschlossenNachMs).toISOString();
    const { jahr: bekanntesJahr, ...bekannt } = this.#bekannt;
    const isBekannt = bekanntesJahr === jahr && bekannt.vor <= vor;
    const fest = isBekannt ? bekannt : { vor: zeit.von, cent: 0 };
    const summe = await sumAngelegte(db, { ...zeit, seit: fest.vor, vor });
    this.#bekannt = { jahr, vor: vor > zeit.von ? vor : zeit.von, cent: fest.cent + summe.vorCent };
    return fest.cent + summe.alleCent + summe.marktCent;
  }

  async record(db: Tx, { ab, now, verkauf }: Wechselanlass): Promise<void> {
    const heute = tagOf(now);
    if (ab.slice(0, 4) < heute.slice(0, 4)) {
      const text = 'limit of § 19 UStG crossed in an earlier year: its market day is taxed, the shop is not';
      return this.#report(db, { ab, now, cent: verkauf.cent, text }, vorjahrPost({ ab, verkauf }));
    }
    const { angaben, version } = await readEinstellung(db, 'steuer');
    if (steuermodusAm(angaben.modi, heute) === 'regelbesteuerung') return;
    const modi = mitWechsel(angaben.modi, { ab, heute });
    await saveEinstellung(db, { name: 'steuer', angaben: { ...angaben, modi }, version, von: derLaden, now });
    const { bis } = jahrOf(Number(ab.slice(0, 4)));
    const post = steuerwechselPost({
      ...{ ab, verkauf },
      offene: await sumOffeneOhneSteuer(db),
      seither: await sumOhneSteuer(db, { von: startOfTag(ab).toISOString(), bis }),
      gestrichen: gestricheneOf(angaben.modi, { ab, heute }).map((one) => one.ab),
    });
    const text = 'limit of § 19 UStG crossed: the shop charges VAT from this sale on';
    await this.#report(db, { ab, now, cent: verkauf.cent, text }, post);
  }

  /** Tells the workshop, in the transaction of the sale, and the log once it is committed. */
  async #report(
    db: Tx,
    { ab, now, cent, text }: { ab: string; now: Date; cent: number; text: string },
    nachricht: NeueNachricht,
  ): Promise<void> {
    const { adresse, log } = this.#umgebung;
    // Never that of an earlier one: after a backup was restored versions of the settings come again.
    await queueOnce(db, nachricht, { adresse, now, schluessel: `steuerwechsel.${ascendingId()}` });
    afterCommit(db, () => log({ ab, cent }, text));
  }
}
