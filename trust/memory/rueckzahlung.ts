import { centToEuro } from '#shared/number/money.ts';
import type { Ask, Outcome } from '../ask.ts';
import type { Random } from '../seeded-random.ts';
import type { Tally } from './memory.ts';
import type { Auftrag } from './read-gekauftes.ts';

/** Money of one order that the owner returns, and no answer said yet that it is there. */
type Zurueck = { email: string; cent: number };

export type Owner = { token: string; random: Random; tally: Tally };

const offeneStaende = ['beantragt', 'unklar', 'laeuft'];

/**
 * The owner, who returns what was paid online of one shopper's cancelled orders: part or all of it, by the provider,
 * one at a time. What a kill left on its way she sees to next, as she does at the order's page.
 */
export class Rueckzahlung {
  readonly #owner: Owner;
  #zurueck: Zurueck | undefined;
  #isUnbeantwortet = false;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  /** The order of which money is on its way back. */
  get email(): string | undefined {
    return this.#zurueck?.email;
  }

  /** Returns money of the order with this id; with the answer comes the order as it says that it is now. */
  async write(ask: Ask, auftrag: Auftrag, id: string): Promise<{ outcome: Outcome; danach: Auftrag }> {
    const { email } = auftrag;
    this.#zurueck ??= { email, cent: this.#centOf(auftrag) };
    const { cent } = this.#zurueck;
    const outcome = await this.#send(ask, auftrag, { id, cent });
    this.#isUnbeantwortet = outcome.isOpen;
    if (outcome.isOpen) return { outcome, danach: auftrag };
    if (outcome.status !== 200)
      throw new Error(`refund of ${email}: ${outcome.status} ${JSON.stringify(outcome.body)}`);
    const [begonnen, erledigt] = stufenOf(auftrag, cent);
    if (outcome.body.data.erstattungen[0]?.stand !== 'erledigt') return { outcome, danach: begonnen };
    this.#owner.tally.acknowledged += 1;
    this.#zurueck = undefined;
    return { outcome, danach: erledigt };
  }

  /**
   * The order as an unanswered call, or the shop's own job, may have left it: nothing of it, begun, or done. Anything
   * else is not settled, and so a problem.
   */
  settle(bekannt: Auftrag, ist: Auftrag | undefined): Auftrag {
    if (!this.#zurueck) return bekannt;
    const stufen = [bekannt, ...stufenOf(bekannt, this.#zurueck.cent)];
    const jetzt = stufen.find((stufe) => JSON.stringify(stufe) === JSON.stringify(ist)) ?? bekannt;
    if (this.#isUnbeantwortet) this.#owner.tally.open += 1;
    if (this.#isUnbeantwortet && jetzt !== bekannt) this.#owner.tally.openKept += 1;
    this.#isUnbeantwortet = false;
    if (jetzt !== bekannt && !isBegonnen(jetzt)) this.#zurueck = undefined;
    return jetzt;
  }

  /** Small parts for the most, so that much goes back. */
  #centOf({ gesamtCent, erstattetCent }: Auftrag): number {
    const rest = gesamtCent - erstattetCent;
    const { random } = this.#owner;
    return random.chance(0.1) ? rest : random.between(1, Math.ceil(rest / 8));
  }

  /** Begins to return it, or asks how it stands that was begun. */
  async #send(ask: Ask, auftrag: Auftrag, { id, cent }: { id: string; cent: number }): Promise<Outcome> {
    const { token } = this.#owner;
    const path = `/bestellungen/${id}/erstattungen`;
    if (!isBegonnen(auftrag)) {
      const body = { gesehen: auftrag.ereignisse.length, betrag: centToEuro(cent), weg: 'anbieter' };
      return ask({ method: 'POST', path, token, body });
    }
    const read = await ask({ method: 'GET', path, token });
    if (read.isOpen || read.status !== 200) return read;
    const alle: { _id: string; stand: string }[] = read.body.data.erstattungen;
    const laufende = alle.find(({ stand }) => offeneStaende.includes(stand));
    // Without one the shop's own job was faster.
    return laufende ? ask({ method: 'POST', path: `/erstattungen/${laufende._id}/pruefen`, token }) : read;
  }
}

/** Whether money of it is to go back: it was paid online and is cancelled. */
export function isZurueckzuzahlen({ ereignisse, gesamtCent, erstattetCent }: Auftrag): boolean {
  const isOnlineBezahlt = ereignisse.includes('zahlung') && ereignisse.includes('storniert');
  return isOnlineBezahlt && erstattetCent < gesamtCent;
}

function isBegonnen({ ereignisse }: Auftrag): boolean {
  return ereignisse.at(-1) === 'erstattungBegonnen';
}

/** The order once this money is on its way back, and once it is there. */
function stufenOf(auftrag: Auftrag, cent: number): [begonnen: Auftrag, erledigt: Auftrag] {
  const { ereignisse, erstattetCent } = auftrag;
  const begonnen: Auftrag = isBegonnen(auftrag)
    ? auftrag
    : { ...auftrag, ereignisse: [...ereignisse, 'erstattungBegonnen'] };
  const erledigt: Auftrag = {
    ...begonnen,
    ereignisse: [...begonnen.ereignisse, 'erstattung'],
    erstattetCent: erstattetCent + cent,
  };
  return [begonnen, erledigt];
}
