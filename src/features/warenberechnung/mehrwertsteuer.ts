import { centToEuro, euroToCent } from '#shared/number/money.ts';
import { steuerIn } from '#shared/number/steuer.ts';

/** The VAT inside a price, both in euros; `steuersatz` in per cent, 0 for a small business (R51). */
export function mehrwertsteuerIn(preis: number, steuersatz: number): number {
  return centToEuro(steuerIn(euroToCent(preis), steuersatz));
}
