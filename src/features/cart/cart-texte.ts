import type { CartItem } from './contract.ts';
import { maxMenge } from './menge.ts';

/** Why a line cannot be bought (R7). */
export const nichtMehrText = 'Nicht mehr verfügbar';
export const vergriffenText = 'Gerade vergriffen';

/** After adding more pieces than fit. */
export function zuVieleText(name: string): string {
  return `Mehr als ${maxMenge} Stück je Produkt gehen nicht in den Warenkorb: ${name} liegt jetzt ${maxMenge}-mal darin.`;
}

/** After a guest's cart was added to that of the account. */
export function dazuText(stueck: number): string {
  return `Aus Ihrem Warenkorb als Gast ${stueck === 1 ? 'kam 1' : `kamen ${stueck}`} Stück dazu.`;
}

/** After it was added, of a product of which not all pieces fit. */
export function gekuerztText(name: string): string {
  return `Von ${name} liegen jetzt ${maxMenge} Stück im Warenkorb, mehr geht nicht.`;
}

/** After adding: says if what is in the cart cannot be ordered now. */
export function zuWenigeText({ name, menge, hoechstens }: CartItem): string | undefined {
  if (hoechstens === undefined || menge <= hoechstens) return undefined;
  if (hoechstens === 0) return `${name} ist gerade vergriffen und kann im Moment nicht bestellt werden.`;
  const da = hoechstens === 1 ? 'ist nur noch 1 da' : `sind nur noch ${hoechstens} da`;
  return `Von ${name} ${da}. Im Warenkorb liegen jetzt ${menge}.`;
}
