import type { ComponentType } from 'react';
import { withHinweis } from './with-hinweis.tsx';

/** The screens of the back office by their file without `-page.tsx`; each module exports one component. */
const pages = {
  'dashboard/dashboard': () => import('./dashboard/dashboard-page.tsx'),
  'ware/portfolio': () => import('./ware/portfolio-page.tsx'),
  'ware/rohstoffe': () => import('./ware/rohstoffe-page.tsx'),
  'auftraege/bestellungen': () => import('./auftraege/bestellungen-page.tsx'),
  'auftraege/auftrag': () => import('./auftraege/auftrag-page.tsx'),
  'auftraege/packen': () => import('./auftraege/packen-page.tsx'),
  'ware/lager': () => import('./ware/lager-page.tsx'),
  'ware/inventory': () => import('./ware/inventory-page.tsx'),
  'benutzer/benutzer': () => import('./benutzer/benutzer-page.tsx'),
  'ware/warenberechnung': () => import('./ware/warenberechnung-page.tsx'),
  post: () => import('./post-page.tsx'),
  einstellungen: () => import('./einstellungen-page.tsx'),
  aufbewahrung: () => import('./aufbewahrung-page.tsx'),
  'auftraege/zahlungen': () => import('./auftraege/zahlungen-page.tsx'),
  'auftraege/widerrufe': () => import('./auftraege/widerrufe-page.tsx'),
  'belege/belege': () => import('./belege/belege-page.tsx'),
  'belege/beleg': () => import('./belege/beleg-page.tsx'),
  'belege/altbestand': () => import('./belege/altbestand-page.tsx'),
  'ware/markt': () => import('./ware/markt-page.tsx'),
  'auftraege/bestellung-neu': () => import('./auftraege/bestellung-neu-page.tsx'),
};

export type VerwaltungPage = keyof typeof pages;

export async function loadPage(name: VerwaltungPage): Promise<Record<string, ComponentType>> {
  const [Page] = Object.values<ComponentType>(await pages[name]());
  return Page ? { Page: withHinweis(Page) } : {};
}
