import type { ComponentType } from 'react';
import { withHinweis } from './with-hinweis.tsx';

/** The screens of the back office by file name without its ending; each module exports one component. */
const pages = {
  dashboard: () => import('./dashboard-page.tsx'),
  portfolio: () => import('./portfolio-page.tsx'),
  rohstoffe: () => import('./rohstoffe-page.tsx'),
  bestellungen: () => import('./bestellungen-page.tsx'),
  auftrag: () => import('./auftrag-page.tsx'),
  packen: () => import('./packen-page.tsx'),
  lager: () => import('./lager-page.tsx'),
  inventory: () => import('./inventory-page.tsx'),
  benutzer: () => import('./benutzer-page.tsx'),
  warenberechnung: () => import('./warenberechnung-page.tsx'),
  post: () => import('./post-page.tsx'),
  einstellungen: () => import('./einstellungen-page.tsx'),
  aufbewahrung: () => import('./aufbewahrung-page.tsx'),
  zahlungen: () => import('./zahlungen-page.tsx'),
  widerrufe: () => import('./widerrufe-page.tsx'),
  markt: () => import('./markt-page.tsx'),
  'bestellung-neu': () => import('./bestellung-neu-page.tsx'),
};

export type VerwaltungPage = keyof typeof pages;

export async function loadPage(name: VerwaltungPage): Promise<Record<string, ComponentType>> {
  const [Page] = Object.values<ComponentType>(await pages[name]());
  return Page ? { Page: withHinweis(Page) } : {};
}
