import { steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import {
  readEinstellung,
  type Steuerwechsel,
  saveEinstellung,
  type Verkauf,
  type Wechselanlass,
} from '#features/einstellung/server/index.ts';
import { queueOnce } from '#features/post/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { afterCommit } from '#server/db/in-transaction.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { grenzen } from '../grenzen.ts';
import { mitWechsel } from '../mit-wechsel.ts';
import { derLaden } from '../steuerwechsel-autor.ts';
import { steuerwechselPost } from '../steuerwechsel-post.ts';
import { sumAngelegte } from './jahresumsatz.repository.ts';
import { jahrOf, sumJahr } from './sum-jahr.ts';

type Umgebung = {
  now: () => Date;
  /** The shop's public address, for the mail. */
  adresse: string;
  log: (what: { ab: string; cent: number }, message: string) => void;
};

/** So long after it was made an order is surely committed, whatever the clocks of other nodes say. */
const abgeschlossenNachMs = 3_600_000;

/**
 * Watches the limit of § 19 UStG while the shop charges no VAT. Most sales cost one statement: what all orders of the
 * year were made with and the markets took in is never less than the turnover. What is surely committed is kept in
 * memory, as it never changes, so that the statement reads the orders of an hour. Only near the limit the turnover is
 * computed exactly.
 */
export class Umsatzwaechter implements Steuerwechsel {
  /** Cents of the orders of a year made before a moment. */
  #bekannt = { jahr: 0, vor: '', cent: 0 };
  readonly #umgebung: Umgebung;

  constructor(umgebung: Umgebung) {
    this.#umgebung = umgebung;
  }

  async restCent(db: Db, { tag, cent }: Verkauf): Promise<number> {
    const jahr = Number(tag.slice(0, 4));
    const grenzeCent = grenzen.jahr * 100;
    const hoechstens = await this.#hoechstensCent(db, jahr);
    if (hoechstens + cent <= grenzeCent) return grenzeCent - hoechstens;
    return grenzeCent - (await sumJahr(db, jahr));
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
    const { angaben, version } = await readEinstellung(db, 'steuer');
    const heute = tagOf(now);
    if (steuermodusAm(angaben.modi, heute) === 'regelbesteuerung') return;
    const modi = mitWechsel(angaben.modi, { ab, heute });
    await saveEinstellung(db, { name: 'steuer', angaben: { ...angaben, modi }, version, von: derLaden, now });
    const { adresse, log } = this.#umgebung;
    // The settings have one version of this number.
    const post = { adresse, now, schluessel: `steuerwechsel.${version + 1}` };
    await queueOnce(db, steuerwechselPost({ ab, verkauf }), post);
    const message = 'limit of § 19 UStG crossed: the shop charges VAT from this sale on';
    afterCommit(db, () => log({ ab, cent: verkauf.cent }, message));
  }
}
