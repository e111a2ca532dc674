import type { ComponentType } from 'react';
import { withHinweis } from './with-hinweis.tsx';

/** The screens of the back office by file name without its ending; each module exports one component. */
const pages = {
  dashboard: () => import('./dashboard/dashboard-page.tsx'),
  portfolio: () => import('./ware/portfolio-page.tsx'),
  rohstoffe: () => import('./ware/rohstoffe-page.tsx'),
  bestellungen: () => import('./auftraege/bestellungen-page.tsx'),
  auftrag: () => import('./auftraege/auftrag-page.tsx'),
  packen: () => import('./auftraege/packen-page.tsx'),
  lager: () => import('./ware/lager-page.tsx'),
  inventory: () => import('./ware/inventory-page.tsx'),
  benutzer: () => import('./benutzer/benutzer-page.tsx'),
  warenberechnung: () => import('./ware/warenberechnung-page.tsx'),
  post: () => import('./post-page.tsx'),
  einstellungen: () => import('./einstellungen-page.tsx'),
  aufbewahrung: () => import('./aufbewahrung-page.tsx'),
  zahlungen: () => import('./auftraege/zahlungen-page.tsx'),
  widerrufe: () => import('./auftraege/widerrufe-page.tsx'),
  markt: () => import('./ware/markt-page.tsx'),
  'bestellung-neu': () => import('./auftraege/bestellung-neu-page.tsx'),
};

export type VerwaltungPage = keyof typeof pages;

export async function loadPage(name: VerwaltungPage): Promise<Record<string, ComponentType>> {
  const [Page] = Object.values<ComponentType>(await pages[name]());
  return Page ? { Page: withHinweis(Page) } : {};
}
