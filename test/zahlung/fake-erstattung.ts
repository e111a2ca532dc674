import {
  AnbieterError,
  type Erstattungsauskunft,
  type NeueErstattung,
  type Zahlungsauskunft,
} from '#features/zahlung/server/index.ts';

/** Money that went back at the fake provider. */
export type FakeErstattung = NeueErstattung & Erstattungsauskunft;

/** What a provider keeps of payments and of what went back of them; what failed counts for nothing. */
export function erstatteFake(
  { sessions, erstattungen, naechsterStand }: Fake,
  neu: NeueErstattung,
): Erstattungsauskunft {
  const anbieterId = `re_${neu.id}`;
  const known = erstattungen.get(anbieterId);
  if (known && !isSame(neu, known))
    throw new AnbieterError('The provider knows this refund with other parameters.', { isUnbekannt: true });
  if (!known) {
    const frei = freiCentOf({ sessions, erstattungen }, neu.zahlungId);
    if (frei < Math.max(neu.betragCent, neu.uebrigCent))
      throw new AnbieterError('The provider returns no more than was paid.', { isAbgelehnt: true });
    erstattungen.set(anbieterId, { ...neu, anbieterId, stand: naechsterStand });
  }
  return auskunftOf({ erstattungen }, anbieterId);
}

export function auskunftOf(
  { erstattungen }: Pick<Fake, 'erstattungen'>,
  anbieterId: string,
): Erstattungsauskunft {
  const known = erstattungen.get(anbieterId);
  if (!known) throw new AnbieterError(`The provider knows no ${anbieterId}.`, { isUnbekannt: true });
  return { anbieterId, stand: known.stand };
}

/** Cents of a payment that are still there. */
export function freiCentOf({ sessions, erstattungen }: Pick<Fake, 'sessions' | 'erstattungen'>, id: string) {
  const session = sessions.get(id);
  if (session?.stand !== 'bezahlt') return 0;
  const weg = [...erstattungen.values()].filter(
    ({ zahlungId, stand }) => zahlungId === id && stand !== 'gescheitert',
  );
  return weg.reduce((cent, { betragCent }) => cent - betragCent, session.betragCent);
}

type Fake = {
  sessions: Map<string, Pick<Zahlungsauskunft, 'stand' | 'betragCent'>>;
  /** By the id at the provider. */
  erstattungen: Map<string, FakeErstattung>;
  /** How one that is begun stands at first. */
  naechsterStand: Erstattungsauskunft['stand'];
};

function isSame(neu: NeueErstattung, { id, zahlungId, betragCent, nummer }: FakeErstattung): boolean {
  return (
    JSON.stringify([id, zahlungId, betragCent, nummer]) ===
    JSON.stringify([neu.id, neu.zahlungId, neu.betragCent, neu.nummer])
  );
}
