import { deutsch } from '#shared/collator.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { aromen, seifen, seifenformen, verpackungen } from '../../produkt-listen.ts';

const listen = { seife: seifen, aroma: aromen, seifenform: seifenformen, verpackung: verpackungen } as const;

export type Vorschlaege = Record<keyof typeof listen, string[]>;

/**
 * What the form offers: the specification's values first, then the raw materials of that kind and what else the
 * products are made of (R34). A raw material that only differs in capitals is the same one (R10).
 */
export function vorschlaegeOf(
  produkte: VerwaltetesProdukt[],
  rohstoffNamen: Partial<Vorschlaege> = {},
): Vorschlaege {
  const offer = (feld: keyof typeof listen) => {
    const used = produkte.flatMap((produkt) => produkt[feld] ?? []);
    const others = [...(rohstoffNamen[feld] ?? []), ...used].sort(deutsch.compare);
    const byName = new Map<string, string>();
    for (const name of [...listen[feld], ...others]) {
      const key = name.trim().toLowerCase();
      if (!byName.has(key)) byName.set(key, name);
    }
    return [...byName.values()];
  };
  return {
    seife: offer('seife'),
    aroma: offer('aroma'),
    seifenform: offer('seifenform'),
    verpackung: offer('verpackung'),
  };
}
