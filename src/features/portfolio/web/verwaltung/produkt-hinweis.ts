import { createContext } from 'react';
import type { Elements } from '#web/ui/elements.ts';

/** Notes of other areas on a product's card; provided by the page that composes the areas. */
export const ProduktHinweis = createContext<(produktId: string) => Elements>(() => null);
