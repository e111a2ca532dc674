import type { Phase } from '#features/einstellung/gruppen/phase-angaben.ts';

export type PageLink = { to: string; name: string };

/** requirements.md, storefront §2, Header. */
export const mainLinks: PageLink[] = [
  { to: '/', name: 'Home' },
  { to: '/products', name: 'Produkte' },
  { to: '/about', name: 'Das sind wir' },
  { to: '/contact', name: 'Kontakt' },
];

const rechtlichesLinks: PageLink[] = [
  { to: '/impressum', name: 'Impressum' },
  { to: '/datenschutz', name: 'Datenschutz' },
  { to: '/agb', name: 'AGB' },
];

/** The legal pages. Two of them matter only once something can be bought (R36). */
export function rechtlichesLinksOf(phase: Phase): PageLink[] {
  if (phase === 'angekuendigt') return rechtlichesLinks;
  return [
    ...rechtlichesLinks,
    { to: '/widerrufsbelehrung', name: 'Widerrufs\u00adbelehrung' },
    { to: '/versand-und-zahlung', name: 'Versand und Zahlung' },
  ];
}

export const shopLinks: PageLink[] = [
  { to: '/products', name: 'Alle Produkte' },
  { to: '/cart', name: 'Warenkorb' },
  { to: '/order-tracking', name: 'Bestellung verfolgen' },
];

export const unternehmenLinks: PageLink[] = [
  { to: '/about', name: 'Das sind wir' },
  { to: '/contact', name: 'Kontakt' },
];
