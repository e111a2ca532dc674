import type { PackAuftrag } from '../contract.ts';
import type { DhlProdukt } from './dhl-produkte.ts';
import { type DhlAdresse, type DhlZeile, dhlZeileOf } from './dhl-zeile.ts';

/** What was changed in a row, for the file alone. */
export type DhlAenderung = {
  empfaenger?: Partial<DhlAdresse>;
  produkt?: DhlProdukt;
  isDabei?: boolean;
};

/** Changes by the id of their order; `fuer`: what they were made at. */
export type DhlAenderungen = Readonly<Record<string, DhlAenderung & { fuer: string }>>;

type Gesendet = Pick<PackAuftrag, '_id' | 'nummer' | 'anschrift' | 'gewicht' | 'dhlDatei'>;

/**
 * The parcel of an order as it was changed. A parcel of an earlier file is not in the next one, unless it is
 * ticked again. A change holds for the parcel that it was made at: not for another address or weight, nor
 * after another file has it.
 */
export function dhlZeileMit(
  auftrag: Gesendet,
  aenderungen: DhlAenderungen,
): { zeile: DhlZeile; isDabei: boolean } {
  const zeile = dhlZeileOf(auftrag);
  const { empfaenger, produkt = zeile.produkt, isDabei } = aenderungOf(auftrag, aenderungen);
  return {
    zeile: { ...zeile, produkt, empfaenger: { ...zeile.empfaenger, ...empfaenger } },
    isDabei: isDabei ?? auftrag.dhlDatei === undefined,
  };
}

/** `next` beside what was changed in the row before, as far as that holds. */
export function withAenderung(
  aenderungen: DhlAenderungen,
  auftrag: Gesendet,
  next: DhlAenderung,
): DhlAenderungen {
  const before = aenderungOf(auftrag, aenderungen);
  const empfaenger = { ...before.empfaenger, ...next.empfaenger };
  return { ...aenderungen, [auftrag._id]: { ...before, ...next, empfaenger, fuer: stateOf(auftrag) } };
}

function aenderungOf(auftrag: Gesendet, aenderungen: DhlAenderungen): DhlAenderung {
  const aenderung = aenderungen[auftrag._id];
  return aenderung?.fuer === stateOf(auftrag) ? aenderung : {};
}

function stateOf(auftrag: Gesendet): string {
  return JSON.stringify([dhlZeileOf(auftrag), auftrag.dhlDatei]);
}
