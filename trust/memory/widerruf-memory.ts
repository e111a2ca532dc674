import { hashToken } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Ask, Outcome } from '../ask.ts';
import type { Random } from '../seeded-random.ts';
import type { Memory, Tally } from './memory.ts';

type Erklaert = { id: string; name: string; bestellung: string; email: string; stuecke: string };

/** Somebody who withdraws: each declaration that was answered with a receipt is there, once and as it was written. */
export class WiderrufMemory implements Memory {
  readonly #nr: number;
  readonly #random: Random;
  readonly #tally: Tally;
  readonly #erklaert = new Map<string, Erklaert & { token?: string }>();
  #offen: Erklaert | undefined;

  constructor(nr: number, { random, tally }: { random: Random; tally: Tally }) {
    this.#nr = nr;
    this.#random = random;
    this.#tally = tally;
  }

  /** Declares something new, or sends again what was not answered: then it is the same declaration. */
  async write(ask: Ask): Promise<Outcome> {
    const body = this.#offen ?? this.#next();
    this.#offen = body;
    this.#erklaert.set(body.name, this.#erklaert.get(body.name) ?? body);
    const outcome = await ask({ method: 'POST', path: '/widerruf', body });
    if (outcome.isOpen) return outcome;
    if (outcome.status !== 200) throw new Error(`withdrawal ${body.name}: ${outcome.status}`);
    this.#offen = undefined;
    this.#tally.acknowledged += 1;
    this.#erklaert.set(body.name, { ...body, token: outcome.body.data.token });
    return outcome;
  }

  #next(): Erklaert {
    const name = `Person ${this.#nr}-${this.#erklaert.size}`;
    return {
      ...{ name, id: `${name}-${this.#random.below(1e9)}`.replaceAll(' ', '').padEnd(24, 'x') },
      ...{ bestellung: 'vom Markt', email: `w${this.#nr}-${this.#erklaert.size}@kundschaft.example` },
      stuecke: this.#random.chance(0.5) ? 'nur die Rose' : '',
    };
  }

  async compare(db: Db): Promise<string[]> {
    const rows = await db
      .selectFrom('widerruf')
      .select(['tokenHash', 'name', 'bestellung', 'email', 'stuecke'])
      .where('name', 'like', `Person ${this.#nr}-%`)
      .execute();
    if (this.#offen) this.#tally.open += 1;
    if (this.#offen && rows.some(({ name }) => name === this.#offen?.name)) this.#tally.openKept += 1;
    const byName = Map.groupBy(rows, ({ name }) => name);
    const problems = [...this.#erklaert.values()].flatMap(({ name, token, ...said }) => {
      const found = byName.get(name) ?? [];
      const [first] = found;
      // What was not answered yet may be there or not; a later answer is compared again.
      if (token === undefined && !first) return [];
      if (found.length !== 1 || !first) return [`withdrawal ${name} is there ${found.length} times`];
      const isSame =
        (token === undefined || first.tokenHash === hashToken(token)) &&
        [first.bestellung, first.email, first.stuecke].join() ===
          [said.bestellung, said.email, said.stuecke].join();
      return isSame
        ? []
        : [`withdrawal ${name} is ${JSON.stringify(first)} instead of ${JSON.stringify(said)}`];
    });
    const fremde = rows.filter(({ name }) => !this.#erklaert.has(name));
    return [...problems, ...fremde.map(({ name }) => `withdrawal ${name} was never declared`)];
  }
}
