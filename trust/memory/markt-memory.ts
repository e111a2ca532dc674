import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { euroToCent } from '#shared/number/money.ts';
import type { Ask, Outcome } from '../ask.ts';
import type { Random } from '../seeded-random.ts';
import { type Memory, OwnedThing, type Tally } from './memory.ts';

/** A market day with the sums of its documents: of its invoice, and of the correction once it is taken back. */
type Tag = { id: string; stand: string; belege: number[] };

/** The owner at one market, each day of which is booked, and some taken back: day and document together, or neither. */
export class MarktMemory implements Memory {
  readonly #ort: string;
  readonly #owner: { token: string; produktId: string };
  readonly #random: Random;
  readonly #tage: OwnedThing<Tag[]>;
  #sent = 0;

  constructor(
    nr: number,
    owner: { token: string; produktId: string },
    { random, tally }: { random: Random; tally: Tally },
  ) {
    this.#ort = `Markt ${nr}`;
    this.#owner = owner;
    this.#random = random;
    this.#tage = new OwnedThing<Tag[]>(`what ${this.#ort} brought`, [], tally);
  }

  write(ask: Ask): Promise<Outcome> {
    const letzter = this.#tage.state.at(-1);
    if (letzter?.stand === 'abgerechnet' && this.#random.chance(0.4)) return this.#takeBack(ask, letzter);
    return this.#settle(ask);
  }

  #settle(ask: Ask): Promise<Outcome> {
    const { token, produktId } = this.#owner;
    this.#sent += 1;
    const name = `${this.#ort.replace(' ', '-')}-${String(this.#sent).padStart(12, '0')}`;
    const umsatz = this.#random.between(1, 900) / 100;
    const body = {
      ...{ buchungId: name, ort: this.#ort, tag: tagOf(new Date()), umsatz },
      posten: [{ produktId, mitgenommen: 2, zurueck: 1 }],
    };
    const id = `markt-${name}`;
    const after = [...this.#tage.state, { id, stand: 'abgerechnet', belege: [euroToCent(umsatz)] }];
    const call = { method: 'POST', path: `/markt/${id}/abrechnen`, token, body } as const;
    return this.#tage.change(ask, { after, send: (ask) => ask(call) });
  }

  #takeBack(ask: Ask, { id, belege: [cent = 0] }: Tag): Promise<Outcome> {
    const { token } = this.#owner;
    const zurueck = { id, stand: 'zurueckgenommen', belege: [cent, -cent] };
    const call = { method: 'POST', path: `/markt/${id}/zuruecknehmen`, token, body: {} } as const;
    const after = this.#tage.state.with(-1, zurueck);
    return this.#tage.change(ask, { after, send: (ask) => ask(call) });
  }

  async compare(db: Db): Promise<string[]> {
    const tage = await db
      .selectFrom('markttag')
      .select(['id', 'stand'])
      .where('ort', '=', this.#ort)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    const rows = await db
      .selectFrom('beleg')
      .innerJoin('markttag', 'markttag.id', 'beleg.markttagId')
      .select(['markttag.id', 'bruttoCent'])
      .where('ort', '=', this.#ort)
      .orderBy('jahr')
      .orderBy('lauf')
      .execute();
    const belege = Map.groupBy(rows, ({ id }) => id);
    return this.#tage.compare(
      tage.map(({ id, stand }) => ({
        ...{ id, stand, belege: (belege.get(id) ?? []).map(({ bruttoCent }) => bruttoCent) },
      })),
    );
  }
}
