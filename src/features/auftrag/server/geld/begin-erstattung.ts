import type { Db, Tx } from '#server/db/connect.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import type { AuftragVoll } from '../../contract.ts';
import type { Erstattungsweg } from '../../ereignisse/ereignis.ts';
import type { Auftragslage } from '../../zustand/auftragslage.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { fieldError, refuseAktion } from '../auftragsakte/refuse-aktion.ts';

/** Money that goes back by one way: `erstattung` is its id; `fragt`: its customer is asked for the account. */
export type NeueErstattung = {
  erstattung: string;
  betragCent: number;
  weg: Erstattungsweg;
  fragt?: true | undefined;
};

type Beginn = {
  id: string;
  gesehen?: number | undefined;
  /** Cents, in all. */
  betragCent: number;
  /** Divides the money, once the order is locked, and writes down what is begun. */
  decide: (akte: Auftragsakte, db: Tx) => Promise<{ message: string; teile: NeueErstattung[] }>;
};

/**
 * Begins to return money of an order: never more than there is to return and is not on its way, also from two tabs at
 * once (ADR 110). What is told to the customer is written when it is done, but for the question where to.
 */
export function beginErstattung(
  db: Db,
  { id, gesehen, betragCent, decide }: Beginn,
  bearbeitung: Bearbeitung,
): Promise<{ message: string; auftrag: AuftragVoll }> {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen }, async (akte, db) => {
    refuseAktion(akte, 'erstattung');
    refuseZuViel(betragCent, akte.lage);
    const { message, teile } = await decide(akte, db);
    if (teile.reduce((sum, teil) => sum + teil.betragCent, 0) !== betragCent)
      throw new Error('The parts of a refund are not its sum.');
    const at = bearbeitung.now.toISOString();
    return {
      message,
      neue: teile.map(({ fragt, ...angaben }) => {
        return {
          typ: 'erstattungBegonnen' as const,
          angaben: { ...angaben, ...(fragt ? { fragt } : {}) },
          at,
        };
      }),
    };
  });
}

/** Refuses more than there is to return beside what is on its way. */
export function refuseZuViel(
  betragCent: number,
  { zurueckCent, zurueckLaeuftCent }: Pick<Auftragslage, 'zurueckCent' | 'zurueckLaeuftCent'>,
): void {
  const freiCent = zurueckCent - zurueckLaeuftCent;
  if (betragCent <= freiCent) return;
  const schon = zurueckLaeuftCent > 0 ? ' Der Rest ist schon auf dem Weg.' : '';
  throw fieldError('betrag', `Zurückzuzahlen sind nur ${formatEuro(centToEuro(freiCent))}.${schon}`);
}
