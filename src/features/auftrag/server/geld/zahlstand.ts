import type { Zahlart } from '#features/zahlarten/zahlart.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { gezeigteAngaben } from '../../gezeigte-angaben.ts';
import { stornoZeitpunktOf } from '../../zustand/frist.ts';
import { type Auftragsakte, lockSomeAuftragsakten } from '../auftragsakte/auftragsakte.ts';
import { findAuftragsakten } from '../auftragsakte/list-auftragsakten.ts';

/** What decides whether, and how, an order can be paid now. */
export type Zahlstand = {
  id: string;
  nummer: string;
  email: string;
  /** The shop's name when it was ordered. */
  ladenName: string;
  zahlart: Zahlart;
  /** What is open; 0 for a cancelled one. */
  offenCent: number;
  /** What is to be returned and is not on its way yet. */
  zurueckCent: number;
  /** Nothing of it is left: it is cancelled or withdrawn. */
  isAus: boolean;
  /** It is cancelled or withdrawn, or a withdrawal of it waits: nobody asks for its money. */
  isVorbei: boolean;
  /** Nothing of it has left the house, and it waits for its money. */
  isOffen: boolean;
  /** When the shop cancels it for want of money; missing where it does not. */
  stornoAt?: Date | undefined;
};

/** The same of an order that is locked until the transaction ends; `undefined` without one. */
export async function lockZahlstand(db: Tx, auftragId: string): Promise<Zahlstand | undefined> {
  const [akte] = await lockSomeAuftragsakten(db, [auftragId]);
  return akte && zahlstandOf(akte);
}

/** The same of several orders, by their ids, without a lock. */
export async function readZahlstaende(db: Db, auftragIds: string[]): Promise<Map<string, Zahlstand>> {
  const akten = await findAuftragsakten(db, auftragIds);
  return new Map(akten.map((akte) => [akte.auftrag.id, zahlstandOf(akte)]));
}

function zahlstandOf({ auftrag, lage, ereignisse }: Auftragsakte): Zahlstand {
  const { id, nummer, email, zahlart, faelligAt } = auftrag;
  const gezeigt = gezeigteAngaben.parse(JSON.parse(auftrag.gezeigt));
  const { stand, offenCent, zurueckCent, zurueckLaeuftCent, isWiderrufOffen } = lage;
  const isAus = stand === 'storniert' || stand === 'widerrufen';
  return {
    ...{ id, nummer, email, zahlart, offenCent, ladenName: gezeigt.laden.name },
    isOffen: stand === 'offen',
    zurueckCent: zurueckCent - zurueckLaeuftCent,
    isAus,
    isVorbei: isAus || isWiderrufOffen,
    stornoAt: stornoZeitpunktOf({ lage, gezeigt, email, faelligAt }, ereignisse),
  };
}
