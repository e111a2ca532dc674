import type { ZuFertigen } from './contract.ts';

/** An order that waits for pieces of a soap, as far as it is known here; a market has neither day nor work. */
type Wartet = ZuFertigen['bestellungen'][number];

/** Orders that a soap names. */
const meiste = 20;

/** A soap of which pieces are missing, and for whom, the oldest first. */
export function zuFertigenOf(produktId: string, name: string, bestellungen: Wartet[]): ZuFertigen {
  const stueck = (of: Wartet[]) => of.reduce((sum, { fehlend }) => sum + fehlend, 0);
  const ohneGeld = bestellungen.filter(({ aufgabe }) => aufgabe === 'geld');
  const bezahlt = bestellungen.filter(({ aufgabe }) => aufgabe !== 'geld');
  // The promise of an unpaid order moves with its money.
  const bis = frueheste(bezahlt) ?? frueheste(ohneGeld);
  return {
    ...{ produktId, name },
    bestellungen: bestellungen.slice(0, meiste),
    weitere: Math.max(0, bestellungen.length - meiste),
    fehlend: stueck(bestellungen),
    ohneGeld: stueck(ohneGeld),
    ...(bis === undefined ? {} : { bis }),
  };
}

function frueheste(bestellungen: Wartet[]): string | undefined {
  return bestellungen.flatMap(({ bis }) => bis ?? []).sort()[0];
}

/** The most urgent first; of one day in the sequence of names. */
export function byDringlichkeit(a: ZuFertigen, b: ZuFertigen): number {
  const [left, right] = [a.bis ?? '9999', b.bis ?? '9999'];
  return left === right ? a.name.localeCompare(b.name, 'de') : left < right ? -1 : 1;
}
