import type { Einheit, LagerTyp } from '../artikel.ts';
import { mengeText } from '../menge-text.ts';

/** A raw material of a product: the amount per piece and the stock, both in `einheit`. */
export type Posten = {
  typ: LagerTyp;
  artikelId: string;
  name: string;
  einheit: Einheit;
  mengeProStueck: number;
  vorrat: number;
};

/** `verbleibend` is negative by the missing amount. */
export type Bedarf = Posten & { benoetigt: number; verbleibend: number };

/** `engpass` names the raw material that runs out first; `fehler` is empty when `anzahl` pieces can be produced. */
export type ProduktionPlan = {
  bedarf: Bedarf[];
  machbar: number;
  engpass: string | undefined;
  fehler: string[];
};

/** The raw materials of a product, and the texts for the gaps of its recipe (R10). */
export type Rezept = { posten: Posten[]; fehlend: string[] };

/**
 * Computes what `anzahl` pieces take out of stock. All or nothing: one missing raw material stops the whole booking,
 * and every missing or short one is named (requirements.md, admin §7 and §8, Stock; R13).
 */
export function planProduktion({ posten, fehlend }: Rezept, anzahl: number): ProduktionPlan {
  const bedarf = posten
    .filter(({ mengeProStueck }) => mengeProStueck > 0)
    .map((einer) => {
      const benoetigt = einer.mengeProStueck * anzahl;
      return { ...einer, benoetigt, verbleibend: einer.vorrat - benoetigt };
    });
  const knapp = bedarf.filter(({ verbleibend }) => verbleibend < 0);
  return { bedarf, ...limitOf(bedarf, fehlend), fehler: [...fehlend, ...knapp.map(describeMangel)] };
}

function limitOf(bedarf: Bedarf[], fehlend: string[]): Pick<ProduktionPlan, 'machbar' | 'engpass'> {
  const reichweite = ({ vorrat, mengeProStueck }: Posten) => vorrat / mengeProStueck;
  const [engster] = bedarf.toSorted((a, b) => reichweite(a) - reichweite(b));
  if (fehlend.length > 0 || !engster) return { machbar: 0, engpass: undefined };
  return { machbar: Math.floor(reichweite(engster)), engpass: engster.name };
}

function describeMangel({ name, benoetigt, vorrat, einheit }: Bedarf): string {
  return `${name}: ${mengeText(benoetigt, einheit)} benötigt, ${mengeText(vorrat, einheit)} vorhanden`;
}
