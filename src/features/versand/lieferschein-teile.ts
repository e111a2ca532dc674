import type { Auftragslage } from '#features/auftrag/zustand/auftragslage.ts';
import { formatTermin, type Termin } from '#features/lieferung/liefertermin.ts';
import { malText } from '#shared/text/mal-text.ts';

/**
 * A line of the order; `gedeckt` is given where only so many pieces are there for it and the others have to
 * be made.
 */
type Stelle = { nr: number; name: string; dazu: string; gedeckt: number | undefined };

/** What stands on a packing slip; `fuss`: sentences below it. */
export type LieferscheinTeile = { posten: { menge: number; name: string; dazu: string }[]; fuss: string[] };

/**
 * What is in the parcel: all that is left of the order, or of one that waits for its soaps what is there; of
 * an order that was delivered everything. What was delivered before and what follows is said below.
 */
export function lieferscheinTeile(
  stellen: Stelle[],
  { rest, geliefert }: Pick<Auftragslage, 'rest' | 'geliefert'>,
  { termin }: { termin: Termin },
): LieferscheinTeile {
  const isGeliefert = rest.size === 0;
  const uebrig = (nr: number) => (isGeliefert ? (geliefert.get(nr) ?? 0) : (rest.get(nr) ?? 0));
  const da = stellen.some(({ nr, gedeckt }) => Math.min(uebrig(nr), gedeckt ?? Infinity) > 0);
  // With nothing on the shelf the slip is printed ahead, for the day when all is made.
  const jetzt = ({ nr, gedeckt }: Stelle) => Math.min(uebrig(nr), da ? (gedeckt ?? Infinity) : Infinity);
  const posten = stellen.map((one) => ({ menge: jetzt(one), name: one.name, dazu: one.dazu }));
  const folgt = stellen.map((one) => ({ menge: uebrig(one.nr) - jetzt(one), name: one.name }));
  const davor = stellen.map(({ nr, name }) => ({ menge: isGeliefert ? 0 : (geliefert.get(nr) ?? 0), name }));
  return {
    posten: posten.filter(({ menge }) => menge > 0),
    fuss: [
      ...satz(davor, (was) => `Schon geliefert: ${was}.`),
      ...satz(folgt, (was) => `Es folgt noch (voraussichtlich ${formatTermin(termin)}): ${was}.`),
      'Vielen Dank für Ihre Bestellung.',
    ],
  };
}

function satz(teile: { menge: number; name: string }[], text: (was: string) => string): string[] {
  const da = teile.filter(({ menge }) => menge > 0);
  return da.length === 0 ? [] : [text(da.map(({ menge, name }) => malText(menge, name)).join(', '))];
}
