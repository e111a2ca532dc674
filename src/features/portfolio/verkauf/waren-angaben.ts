import type { Merkmal } from '#shared/merkmale/merkmal.ts';
import { merkmaleText } from '#shared/merkmale/merkmale-text.ts';
import { produktTypOf } from '../produkttypen/produkt-typen.ts';

type Ware = { typ: string; merkmale: Merkmal[]; gramm: number | null };

/**
 * What goods are, whatever they are called: 'Seife · Sheabutter · Lavendel · 100 g'. An invoice has to say it in words
 * that are customary in trade (§ 14 (4) no. 5 UStG).
 */
export function warenAngabenOf({ typ, merkmale, gramm }: Ware): string {
  const gewicht = { label: 'Gewicht', text: `${gramm} g` };
  const isGenannt = gramm === null || merkmale.some(({ text }) => text === gewicht.text);
  const art = { label: 'Art', text: produktTypOf(typ).name };
  return merkmaleText([art, ...merkmale, ...(isGenannt ? [] : [gewicht])]);
}
