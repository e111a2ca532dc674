import { hoechstens, verfuegbarkeitOf } from '#features/portfolio/verkauf/verfuegbarkeit.ts';
import { verfuegbarkeitText } from '#features/portfolio/verkauf/verfuegbarkeit-text.ts';
import type { Merkmal } from '#shared/merkmale/merkmal.ts';
import type { Hindernis } from '../contract.ts';

/** What is known of a line's product now; prices in cents, weights of one piece in grams. */
export type Warenangaben = {
  name: string;
  typ: string;
  merkmale: Merkmal[];
  gramm: number | null;
  packgewicht: number | null;
  preisCent: number | null;
  steuersatzPromille: number;
  /** Also made to order, in so many working days. */
  fertigungstage: number | null;
  aktiv: boolean;
  bild: string | null;
};

/** A line of a cart; `name` as last seen. */
export type Bestellzeile = { produktId: string; menge: number; name: string };

/** A line that can be ordered. `frei`: pieces that no order holds; below 0: so many have to be made. */
export type Ware = Warenangaben & { produktId: string; preisCent: number; menge: number; frei: number };

type Produktstand = { produkt: Warenangaben | undefined; frei: number };

/**
 * Sorts the lines of a cart: what can be ordered, and what stands in the way (R7, R38). Of a line with more
 * pieces than there are, those that are there can be ordered.
 */
export function sortiere(zeilen: Bestellzeile[], standOf: (produktId: string) => Produktstand) {
  const waren: Ware[] = [];
  const hindernisse: Hindernis[] = [];
  for (const { produktId, menge, name } of zeilen) {
    const { produkt, frei } = standOf(produktId);
    if (!produkt?.aktiv || !produkt.preisCent) {
      hindernisse.push({ produktId, menge, name, hoechstens: 0, text: goneText(name) });
      continue;
    }
    const moeglich = Math.min(menge, hoechstens({ frei, fertigungstage: produkt.fertigungstage }) ?? menge);
    const ware = { ...produkt, produktId, preisCent: produkt.preisCent, menge: moeglich, frei };
    if (moeglich > 0) waren.push(ware);
    if (moeglich === menge) continue;
    const text = mangelText(produkt.name, moeglich);
    hindernisse.push({ produktId, menge, name: produkt.name, hoechstens: moeglich, text });
  }
  return { waren, hindernisse };
}

function goneText(name: string): string {
  return `${name} gibt es nicht mehr.`;
}

function mangelText(name: string, hoechstens: number): string {
  if (hoechstens === 0) return `${name} ist gerade verkauft worden.`;
  return hoechstens === 1
    ? `Von ${name} ist nur noch 1 Stück da.`
    : `Von ${name} sind nur noch ${hoechstens} Stück da.`;
}

/** Whether some of a line's pieces have to be made first. */
export function isAufBestellung({ menge, frei }: Pick<Ware, 'menge' | 'frei'>): boolean {
  return menge > frei;
}

/** Working days until the last piece of an order is made; 0 when all are on the shelf. */
export function fertigungstageOf(waren: Pick<Ware, 'menge' | 'frei' | 'fertigungstage'>[]): number {
  return Math.max(0, ...waren.filter(isAufBestellung).map(({ fertigungstage }) => fertigungstage ?? 0));
}

/** The weight of the packed goods in grams; goods whose weight is not known count as 0. */
export function gewichtOf(waren: Pick<Ware, 'menge' | 'gramm' | 'packgewicht'>[]): number {
  return waren.reduce((sum, { menge, gramm, packgewicht }) => sum + (packgewicht ?? gramm ?? 0) * menge, 0);
}

/** Whether shoppers read something else of a product once these pieces are sold. */
export function isAndersGesagt({
  frei,
  menge,
  fertigungstage,
}: Pick<Ware, 'menge' | 'frei' | 'fertigungstage'>): boolean {
  const wortFor = (frei: number) => verfuegbarkeitText(verfuegbarkeitOf({ frei, fertigungstage }));
  return wortFor(frei) !== wortFor(frei - menge);
}
