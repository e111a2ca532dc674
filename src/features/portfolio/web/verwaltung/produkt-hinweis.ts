import { createContext, type ReactNode } from 'react';

/** Notes of other areas on a product's card; provided by the page that composes the areas. */
export const ProduktHinweis = createContext<(produktId: string) => ReactNode>(() => null);
