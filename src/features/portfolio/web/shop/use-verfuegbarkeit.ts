import { useHasGuestCarts } from '#features/einstellung/web/use-laden.ts';
import type { ListenProdukt } from '../../listen-produkt.ts';
import type { Verfuegbarkeit } from '../../verkauf/verfuegbarkeit.ts';

/**
 * Whether a product can be bought now, as far as there is something to say; while the shop is announced there
 * is not.
 */
export function useVerfuegbarkeit({ verfuegbarkeit }: ListenProdukt): Verfuegbarkeit | undefined {
  return useHasGuestCarts() ? verfuegbarkeit : undefined;
}
