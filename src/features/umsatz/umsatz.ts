import { mengeOf } from '#features/auftrag/aktionen/nachlass-teile.ts';
import type { PostenTeil } from '#features/auftrag/ereignisse/ereignis.ts';
import { promilleToSatz, steuerIn } from '#shared/number/steuer.ts';
import { verteile } from '#shared/number/verteile.ts';

/**
 * An order of the month: its day, its lines, and what was cancelled of them or came back. Money in cents; `nachlass`:
 * what was let go of the goods' price by rate of VAT, and `freiCent` of all of them. `gebuehrCent`: what the payment
 * provider takes, also of what was cancelled since.
 */
export type UmsatzAuftrag = {
  tag: string;
  steuermodus: string;
  isStorniert: boolean;
  gebuehrCent: number;
  gekuerzt: PostenTeil[];
  /** Pieces that lie on the shelf again: sold no more, but what was let go for them is in `nachlass`. */
  imRegal: PostenTeil[];
  nachlass: { jeSatz: Map<number, number>; freiCent: number };
  posten: {
    nr: number;
    produktId: string;
    name: string;
    menge: number;
    preisCent: number;
    steuersatzPromille: number;
  }[];
};

type Produkt = { produktId: string; name: string; stueck: number };

/** Sums of goods: cents by day and rate of VAT, and pieces by product. Any number of orders can be added to it. */
export type UmsatzSumme = {
  tage: Map<string, Map<number, number>>;
  produkte: Map<string, Produkt>;
  gebuehrenCent: number;
};

export function neueUmsatzSumme(): UmsatzSumme {
  return { tage: new Map(), produkte: new Map(), gebuehrenCent: 0 };
}

/**
 * Adds what orders bring in goods: the ordered pieces at their prices, on the day of the order, without
 * postage and without what was cancelled, withdrawn or let go of (ADR 072). The oldest order comes first: a product is
 * called as it was last.
 */
export function addUmsatz(summe: UmsatzSumme, auftraege: UmsatzAuftrag[]): void {
  const { tage, produkte } = summe;
  for (const { gebuehrCent } of auftraege) summe.gebuehrenCent += gebuehrCent;
  for (const auftrag of auftraege.filter((one) => !one.isStorniert)) {
    const { tag, posten, gekuerzt, imRegal } = auftrag;
    for (const [satzPromille, cent] of warenCentOf(auftrag)) {
      if (cent === 0) continue;
      const cents = tage.get(tag) ?? new Map<number, number>();
      tage.set(tag, cents);
      cents.set(satzPromille, (cents.get(satzPromille) ?? 0) + cent);
    }
    for (const { nr, produktId, name, menge } of posten) {
      const stueck = menge - mengeOf(gekuerzt, nr) - mengeOf(imRegal, nr);
      if (stueck <= 0) continue;
      produkte.set(produktId, { produktId, name, stueck: stueck + (produkte.get(produktId)?.stueck ?? 0) });
    }
  }
}

/**
 * What an order brings in goods, by rate of VAT. What was let go of no certain goods is taken from all of them by their
 * value, and not from the postage, as long as they are worth as much.
 */
function warenCentOf({ steuermodus, posten, gekuerzt, nachlass }: UmsatzAuftrag): Map<number, number> {
  const waren = new Map<number, number>();
  for (const { nr, menge, preisCent, steuersatzPromille } of posten) {
    const stueck = menge - mengeOf(gekuerzt, nr);
    if (stueck > 0) waren.set(steuersatzPromille, (waren.get(steuersatzPromille) ?? 0) + stueck * preisCent);
  }
  for (const [satz, cent] of nachlass.jeSatz) waren.set(satz, Math.max(0, (waren.get(satz) ?? 0) - cent));
  const saetze = [...waren];
  const summeCent = saetze.reduce((sum, [, cent]) => sum + cent, 0);
  const rest = verteile(
    Math.max(0, summeCent - nachlass.freiCent),
    saetze.map(([, cent]) => cent),
  );
  const jetzt = new Map<number, number>();
  saetze.forEach(([satz], i) => {
    const satzPromille = steuermodus === 'kleinunternehmer' ? 0 : satz;
    jetzt.set(satzPromille, (jetzt.get(satzPromille) ?? 0) + (rest[i] ?? 0));
  });
  return jetzt;
}

/** The turnover of these sums. VAT is taken out of the sum of each rate (R41), where there is any. */
export function umsatzOf({ tage, produkte, gebuehrenCent }: UmsatzSumme) {
  const nachTag = [...tage].sort(([a], [b]) => (a < b ? -1 : 1));
  const gesamt = new Map<number, number>();
  for (const [satzPromille, cent] of nachTag.flatMap(([, cents]) => [...cents]))
    gesamt.set(satzPromille, (gesamt.get(satzPromille) ?? 0) + cent);
  return {
    ...summe(gesamt),
    gebuehrenCent,
    tage: nachTag.map(([tag, cents]) => ({ tag, ...summe(cents) })),
    produkte: [...produkte.values()].sort((a, b) => b.stueck - a.stueck),
  };
}

function summe(cents: Map<number, number>): { umsatzCent: number; nettoCent: number } {
  let [umsatzCent, nettoCent] = [0, 0];
  for (const [satzPromille, bruttoCent] of cents) {
    umsatzCent += bruttoCent;
    nettoCent += bruttoCent - steuerIn(bruttoCent, promilleToSatz(satzPromille));
  }
  return { umsatzCent, nettoCent };
}
