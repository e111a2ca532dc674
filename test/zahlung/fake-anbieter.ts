import { randomUUID } from 'node:crypto';
import { type OnlineWeg, onlineWege } from '#features/zahlarten/online-wege.ts';
import {
  AnbieterError,
  type NeueZahlung,
  type ZahlungsAnbieter,
  type Zahlungsauskunft,
} from '#features/zahlung/server/index.ts';
import {
  erstatteFake,
  auskunftOf as erstattungAuskunft,
  type FakeErstattung,
  freiCentOf,
} from './fake-erstattung.ts';

/** A payment at the fake provider, and what the provider would say of it. */
export type FakeSession = Zahlungsauskunft & { anbieterId: string; adresse: string; zahlung: NeueZahlung };

export type FakeCall = keyof typeof keine;

const keine = {
  ...{ leseWege: 0, beginne: 0, lies: 0, brichAb: 0 },
  ...{ erstatte: 0, liesErstattung: 0, pruefeMeldung: 0 },
};

export type FakeGezahlt = {
  betragCent?: number | undefined;
  waehrung?: string | undefined;
  weg?: OnlineWeg | undefined;
};

export type FakeAnbieter = ZahlungsAnbieter & {
  /** By the id at the provider. */
  sessions: Map<string, FakeSession>;
  /** Money that went back, by its id at the provider; a test may change how it stands. */
  erstattungen: Map<string, FakeErstattung>;
  /** How money that is begun to go back stands at first. */
  naechsterStand: FakeErstattung['stand'];
  /** How often each call came, failed ones included. */
  calls: Record<FakeCall, number>;
  /** What it offers; a test may change it. */
  wege: OnlineWeg[];
  /** Runs before each call is answered: for races, and for a provider that is slow. */
  beforeCall: (call: FakeCall) => unknown;
  /** The next calls fail before anything happens. */
  failNext: (count: number) => void;
  /** The next calls do their work, and their answers get lost on the way. */
  loseNext: (count: number) => void;
  /** The shopper pays, whatever the state: a test may pay one that was ended. */
  zahle: (anbieterId: string, gezahlt?: FakeGezahlt) => void;
  /** All that can be paid are paid; how many. */
  zahlen: () => number;
  /** The time of a payment is over; one that is paid stays so. */
  laufeAb: (anbieterId: string) => void;
  /** A message as `pruefeMeldung` takes it: the raw body and its headers. */
  meldung: (anbieterId: string, ereignisId?: string) => { roh: Buffer; kopf: Record<string, string> };
};

/** The header that makes a message of the fake provider its own. */
export const fakeSignatur = { 'x-fake-signatur': 'gut' };

/**
 * A payment provider in memory, for tests of what the shop makes of its answers. It knows the time by `now` alone:
 * without it, payments end by `laufeAb` only.
 */
export function fakeAnbieter(
  options: { name?: string; modus?: ZahlungsAnbieter['modus']; now?: () => Date } = {},
): FakeAnbieter {
  const { name = 'stripe', modus = 'test', now } = options;
  const sessions = new Map<string, FakeSession>();
  const find = (anbieterId: string) => findSession(sessions, anbieterId, now?.());
  const line = new Line();

  const fake: FakeAnbieter = {
    name,
    modus,
    sessions,
    erstattungen: new Map(),
    naechsterStand: 'laeuft',
    calls: line.calls,
    wege: onlineWege.slice(0, 3),
    beforeCall: () => undefined,
    failNext: (count) => {
      line.failing = count;
    },
    loseNext: (count) => {
      line.losing = count;
    },
    zahle: (anbieterId, gezahlt = {}) => pay(find(anbieterId), gezahlt),
    zahlen: () => {
      const open = [...sessions.keys()].map(find).filter((session) => session.stand === 'offen');
      for (const session of open) pay(session, {});
      return open.length;
    },
    laufeAb: (anbieterId) => {
      const session = find(anbieterId);
      if (session.stand === 'offen') session.stand = 'zu';
    },
    meldung: (anbieterId, ereignisId = `${name}:evt_${randomUUID()}`) => ({
      roh: Buffer.from(JSON.stringify({ ereignisId, anbieterId })),
      kopf: { 'content-type': 'application/json', ...fakeSignatur },
    }),
    leseWege: () => line.answer(fake, 'leseWege', () => [...fake.wege]),
    beginne: (zahlung) => line.answer(fake, 'beginne', () => begin(sessions, zahlung)),
    lies: (anbieterId) =>
      line.answer(fake, 'lies', () => {
        const auskunft = auskunftOf(find(anbieterId));
        // As real ones: what went back is no money of the payment any more.
        return auskunft.stand === 'bezahlt'
          ? { ...auskunft, betragCent: freiCentOf(fake, anbieterId) }
          : auskunft;
      }),
    brichAb: (anbieterId) => line.answer(fake, 'brichAb', () => end(find(anbieterId))),
    erstatte: (neu) => line.answer(fake, 'erstatte', () => erstatteFake(fake, neu)),
    liesErstattung: ({ anbieterId }) =>
      line.answer(fake, 'liesErstattung', () => erstattungAuskunft(fake, anbieterId)),
    pruefeMeldung: (roh, kopf) =>
      line.answer(fake, 'pruefeMeldung', () =>
        kopf['x-fake-signatur'] === 'gut' ? JSON.parse(roh.toString('utf8')) : 'ungueltig',
      ),
  };
  return fake;
}

/** What lies between the shop and the provider: calls are counted, fail, and their answers get lost. */
class Line {
  failing = 0;
  losing = 0;
  readonly calls: FakeAnbieter['calls'] = { ...keine };

  async answer<Answer>(
    fake: Pick<FakeAnbieter, 'beforeCall'>,
    call: FakeCall,
    work: () => Answer,
  ): Promise<Answer> {
    this.calls[call]++;
    await fake.beforeCall(call);
    if (this.failing > 0) {
      this.failing--;
      throw new AnbieterError('The provider fails.');
    }
    const answer = work();
    if (this.losing > 0) {
      this.losing--;
      throw new AnbieterError('The answer of the provider got lost.');
    }
    return answer;
  }
}

function findSession(
  sessions: FakeAnbieter['sessions'],
  anbieterId: string,
  now: Date | undefined,
): FakeSession {
  const session = sessions.get(anbieterId);
  if (!session) throw new AnbieterError(`The provider knows no ${anbieterId}.`, { isUnbekannt: true });
  if (now && session.stand === 'offen' && session.zahlung.laeuftBis <= now) session.stand = 'zu';
  return session;
}

function pay(session: FakeSession, { betragCent, waehrung, weg }: FakeGezahlt): void {
  session.stand = 'bezahlt';
  session.betragCent = betragCent ?? session.zahlung.betragCent;
  session.waehrung = waehrung ?? 'EUR';
  session.weg = weg ?? 'karte';
}

function end(session: FakeSession): 'abgebrochen' | 'schonBezahlt' {
  if (session.stand === 'bezahlt') return 'schonBezahlt';
  session.stand = 'zu';
  return 'abgebrochen';
}

function auskunftOf({ stand, betragCent, waehrung, weg }: FakeSession): Zahlungsauskunft {
  return { stand, betragCent, waehrung, weg };
}

/** The same id is the same payment; with other parameters it is refused, as real providers do. */
function begin(sessions: FakeAnbieter['sessions'], zahlung: NeueZahlung) {
  const anbieterId = `fake_${zahlung.id}`;
  const known = sessions.get(anbieterId);
  if (known && JSON.stringify(known.zahlung) !== JSON.stringify(zahlung))
    throw new AnbieterError('The provider knows this payment with other parameters.', { isUnbekannt: true });
  const session: FakeSession = known ?? {
    anbieterId,
    adresse: `https://bezahlen.example/${zahlung.id}`,
    zahlung,
    stand: 'offen',
    betragCent: zahlung.betragCent,
    waehrung: 'EUR',
  };
  sessions.set(anbieterId, session);
  return { anbieterId, adresse: session.adresse };
}
