import { type Decimal, decimal, roundHalfUp, roundUp } from '#shared/number/decimal.ts';
import type { RundungsOption } from './parameter.ts';

const cent = decimal('0.01');

/**
 * Rounds a price of at least 0 € by an option (R11): `keine` to the cent, half up; 0.10, 0.50, 1.00 up to the next
 * multiple, where a multiple stays; 0.99 up to the next euro minus a cent, so 4.00 becomes 3.99.
 */
export function roundPreis(vkPreis: Decimal, option: RundungsOption): Decimal {
  switch (option) {
    case 'keine':
      return roundHalfUp(vkPreis, 2);
    case '0.10':
      return roundUp(vkPreis.times(10)).div(10);
    case '0.50':
      return roundUp(vkPreis.times(2)).div(2);
    case '1.00':
      return roundUp(vkPreis);
    case '0.99':
      return vkPreis.eq(0) ? vkPreis : roundUp(vkPreis).minus(cent);
  }
}
