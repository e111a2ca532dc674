import type { CartItem } from './contract.ts';
import { maxMenge } from './menge.ts';

/** Why a line cannot be bought (R7). */
export const nichtMehrText = 'Nicht mehr verfügbar';
export const vergriffenText = 'Gerade vergriffen';

/** After adding more pieces than a cart takes, or than there are. */
export function zuVieleText(name: string, limit: number): string {
  if (limit === maxMenge)
    return `Mehr als ${maxMenge} Stück je Produkt gehen nicht in den Warenkorb: ${name} liegt jetzt ${maxMenge}-mal darin.`;
  const da =
    limit === 1 ? 'ist nur noch 1 Stück da, es liegt' : `sind nur noch ${limit} Stück da, sie liegen`;
  return `Von ${name} ${da} jetzt in Ihrem Warenkorb.`;
}

/** After a guest's cart was added to that of the account. */
export function dazuText(stueck: number): string {
  return `Aus Ihrem Warenkorb als Gast ${stueck === 1 ? 'kam 1' : `kamen ${stueck}`} Stück dazu.`;
}

/** After it was added, of a product of which not all pieces fit. */
export function gekuerztText(name: string): string {
  return `Von ${name} liegen jetzt ${maxMenge} Stück im Warenkorb, mehr geht nicht.`;
}

/** After adding: says if nothing of it can be ordered now. */
export function vergriffenSatz({ name, hoechstens }: CartItem): string | undefined {
  return hoechstens === 0
    ? `${name} ist gerade vergriffen und kann im Moment nicht bestellt werden.`
    : undefined;
}
