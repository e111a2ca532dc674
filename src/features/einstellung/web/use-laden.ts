import { createContext, use } from 'react';
import type { Laden } from '../laden/laden.ts';
import { ladenName } from '../laden/laden-name.ts';
import { readLaden } from '../laden/read-laden.ts';

/** The public settings, read once for the whole page. */
export const LadenContext = createContext<Laden>(readLaden(undefined));

export function useLaden(): Laden {
  return use(LadenContext);
}

export function useLadenName(): string {
  return ladenName(useLaden());
}

/** From the opening on guests have a cart, too (R36). */
export function useHasGuestCarts(): boolean {
  return useLaden().phase !== 'angekuendigt';
}
