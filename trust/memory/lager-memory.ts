import type { Db } from '#server/db/connect.ts';
import type { Ask, Call, Outcome } from '../ask.ts';
import type { Random } from '../seeded-random.ts';
import type { Workshop } from '../workshop.ts';
import type { Memory, Tally } from './memory.ts';

type Bewegung = {
  artikelId: string;
  menge: number;
  bestandNachher: number;
  notizen: string | null;
  buchungId: string;
  stornoVon: string | null;
};

/** A booking that was sent: its key finds its movements; `isWhole` returns whether they are complete. */
type Buchung = {
  key: string;
  state: 'acknowledged' | 'refused' | 'open';
  isWhole: (found: Bewegung[]) => boolean;
  buchungId?: string;
};

type Request = { buchung: Buchung; call: Omit<Call, 'token'> };

/**
 * The record of all who book stock concurrently on the same articles. Every movement in the database belongs
 * to a booking that was sent, once and completely; every acknowledged booking is in the database.
 */
export class LagerMemory {
  readonly #workshop: Workshop;
  readonly #random: Random;
  readonly #tally: Tally;
  readonly #buchungen = new Map<string, Buchung>();
  /** Acknowledged productions that are not reversed yet. */
  readonly #produktionen: { buchungId: string; bewegungen: Map<string, number> }[] = [];

  constructor(workshop: Workshop, { random, tally }: { random: Random; tally: Tally }) {
    this.#workshop = workshop;
    this.#random = random;
    this.#tally = tally;
  }

  /** One more writer of bookings. */
  writer(token: string): Pick<Memory, 'write'> {
    return { write: (ask) => this.#write(ask, token) };
  }

  async #write(ask: Ask, token: string): Promise<Outcome> {
    const { buchung, call } = this.#next();
    this.#buchungen.set(buchung.key, buchung);
    const outcome = await ask({ ...call, token });
    if (outcome.isOpen) return outcome;
    buchung.state = outcome.status === 200 ? 'acknowledged' : 'refused';
    this.#tally[buchung.state] += 1;
    if (buchung.state === 'acknowledged') this.#note(buchung, outcome.body.data);
    return outcome;
  }

  #next(): Request {
    const what = this.#random.below(10);
    if (what < 4) return this.#korrektur();
    if (what < 6) return this.#inventur();
    return (what === 9 && this.#storno()) || this.#produktion();
  }

  #key(): string {
    return `Beleg ${this.#buchungen.size + 1}`;
  }

  #korrektur(): Request {
    const { typ, artikelId } = this.#random.pick(this.#workshop.artikel);
    const aenderung = this.#random.between(1, 40) - 20 || 1;
    const key = this.#key();
    return {
      buchung: {
        key,
        state: 'open',
        isWhole: ([one, ...more]) => one?.menge === aenderung && one.artikelId === artikelId && !more.length,
      },
      call: { method: 'POST', path: '/lager/korrektur', body: { typ, artikelId, aenderung, notizen: key } },
    };
  }

  #inventur(): Request {
    const { typ, artikelId } = this.#random.pick(this.#workshop.artikel);
    const menge = this.#random.between(50_000, 60_000);
    const key = this.#key();
    return {
      buchung: {
        key,
        state: 'open',
        isWhole: ([one, ...more]) =>
          one?.bestandNachher === menge && one.artikelId === artikelId && !more.length,
      },
      call: { method: 'POST', path: '/lager/inventur', body: { typ, artikelId, menge, notizen: key } },
    };
  }

  #produktion(): Request {
    const { produktId, rezept } = this.#random.pick(this.#workshop.rezepte);
    const anzahl = this.#random.between(1, 3);
    const mengen = new Map([[produktId, anzahl], ...rezept.map(([id, n]) => [id, -n * anzahl] as const)]);
    const key = this.#key();
    return {
      buchung: { key, state: 'open', isWhole: (found) => isExactly(found, mengen) },
      call: { method: 'POST', path: '/lager/produktion', body: { produktId, anzahl, notizen: key } },
    };
  }

  #storno(): Request | undefined {
    const [taken] = this.#produktionen.splice(this.#random.below(this.#produktionen.length || 1), 1);
    if (!taken) return undefined;
    const mengen = new Map([...taken.bewegungen].map(([id, menge]) => [id, -menge]));
    return {
      buchung: {
        key: stornoKey(taken.buchungId),
        state: 'open',
        isWhole: (found) => isExactly(found, mengen),
      },
      call: { method: 'POST', path: `/lager/produktion/${taken.buchungId}/storno`, body: {} },
    };
  }

  #note(buchung: Buchung, data: { buchungId?: string; produkt?: { _id: string; produziert: number } }): void {
    if (!data.buchungId) return;
    buchung.buchungId = data.buchungId;
    if (!data.produkt) return;
    const { _id: produktId, produziert } = data.produkt;
    const rezept = this.#workshop.rezepte.find((one) => one.produktId === produktId)?.rezept ?? [];
    const bewegungen = new Map([
      [produktId, produziert],
      ...rezept.map(([id, n]) => [id, -n * produziert] as const),
    ]);
    this.#produktionen.push({ buchungId: data.buchungId, bewegungen });
  }

  async compare(db: Db): Promise<string[]> {
    const found = Map.groupBy(await this.#readBewegungen(db), ({ notizen, stornoVon }) =>
      stornoVon ? stornoKey(stornoVon) : (notizen ?? ''),
    );
    const problems: string[] = [];
    for (const key of found.keys())
      if (!this.#buchungen.has(key)) problems.push(`stock: ${key} is there and nobody sent it`);
    for (const buchung of this.#buchungen.values()) problems.push(...this.#settle(buchung, found));
    return problems;
  }

  #settle(buchung: Buchung, all: Map<string, Bewegung[]>): string[] {
    const { key, state, buchungId } = buchung;
    const found = all.get(key);
    if (state === 'open') {
      this.#tally.open += 1;
      this.#tally.openKept += found ? 1 : 0;
      // A booking that is missing now must not appear later.
      buchung.state = found ? 'acknowledged' : 'refused';
    }
    if (!found) return state === 'acknowledged' ? [`stock: ${key} was acknowledged and is lost`] : [];
    if (state === 'refused') return [`stock: ${key} was refused and is there`];
    const isOther = buchungId !== undefined && found.some((one) => one.buchungId !== buchungId);
    return isOther || !buchung.isWhole(found) ? [`stock: ${key} is there by halves or otherwise`] : [];
  }

  /** All movements except the opening stock. */
  #readBewegungen(db: Db): Promise<Bewegung[]> {
    // What market days took back is theirs (`MarktMemory`).
    const vomMarkt = db.selectFrom('markttag').select('stornoId').where('stornoId', 'is not', null);
    return db
      .selectFrom('bewegung')
      .innerJoin('bestand', 'bestand.id', 'bewegung.bestandId')
      .where('buchungId', 'not in', vomMarkt)
      .select(['artikelId', 'bewegung.menge', 'bestandNachher', 'notizen', 'buchungId', 'stornoVon'])
      .where(({ or, eb }) => or([eb('notizen', 'is not', null), eb('stornoVon', 'is not', null)]))
      .execute();
  }
}

function stornoKey(buchungId: string): string {
  return `Storno ${buchungId}`;
}

function isExactly(found: Bewegung[], mengen: Map<string, number>): boolean {
  return (
    found.length === mengen.size && found.every(({ artikelId, menge }) => mengen.get(artikelId) === menge)
  );
}
