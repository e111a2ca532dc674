import { createContext, type ReactNode } from 'react';

/** What other areas have to say about a product on its card; the page that composes them fills it. */
export const ProduktHinweis = createContext<(produktId: string) => ReactNode>(() => null);
