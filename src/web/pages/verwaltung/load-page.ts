import type { ComponentType } from 'react';
import { withHinweis } from './with-hinweis.tsx';

/** The screens of the back office by file name; each module exports one component. */
const pages = {
  'dashboard-page': () => import('./dashboard-page.tsx'),
  'portfolio-page': () => import('./portfolio-page.tsx'),
  'rohstoffe-page': () => import('./rohstoffe-page.tsx'),
  'bestellungen-page': () => import('./bestellungen-page.tsx'),
  'auftrag-page': () => import('./auftrag-page.tsx'),
  'packen-page': () => import('./packen-page.tsx'),
  'lager-page': () => import('./lager-page.tsx'),
  'inventory-page': () => import('./inventory-page.tsx'),
  'benutzer-page': () => import('./benutzer-page.tsx'),
  'warenberechnung-page': () => import('./warenberechnung-page.tsx'),
  'post-page': () => import('./post-page.tsx'),
  'einstellungen-page': () => import('./einstellungen-page.tsx'),
  'zahlungen-page': () => import('./zahlungen-page.tsx'),
  'widerrufe-page': () => import('./widerrufe-page.tsx'),
  'markt-page': () => import('./markt-page.tsx'),
  'bestellung-neu-page': () => import('./bestellung-neu-page.tsx'),
};

export type VerwaltungPage = keyof typeof pages;

export async function loadPage(name: VerwaltungPage): Promise<Record<string, ComponentType>> {
  const [Page] = Object.values<ComponentType>(await pages[name]());
  return Page ? { Page: withHinweis(Page) } : {};
}
