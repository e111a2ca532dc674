import type { VerwaltetesProdukt } from '../../contract.ts';
import { aromen, seifen, seifenformen, verpackungen } from '../../produkt-listen.ts';

const listen = { seife: seifen, aroma: aromen, seifenform: seifenformen, verpackung: verpackungen } as const;

export type Vorschlaege = Record<keyof typeof listen, string[]>;

/** What the form offers: the specification's values first, then what else the products are made of (R34). */
export function vorschlaegeOf(produkte: VerwaltetesProdukt[]): Vorschlaege {
  const offer = (feld: keyof typeof listen) => {
    const used = produkte.flatMap((produkt) => produkt[feld] ?? []);
    const others = [...new Set(used)].sort((one, other) => one.localeCompare(other, 'de'));
    return [...new Set([...listen[feld], ...others])];
  };
  return {
    seife: offer('seife'),
    aroma: offer('aroma'),
    seifenform: offer('seifenform'),
    verpackung: offer('verpackung'),
  };
}
