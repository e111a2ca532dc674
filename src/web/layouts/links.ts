export type PageLink = { to: string; name: string };

/** storefront.txt §2, Header. */
export const mainLinks: PageLink[] = [
  { to: '/', name: 'Home' },
  { to: '/products', name: 'Produkte' },
  { to: '/about', name: 'Das sind wir' },
  { to: '/contact', name: 'Kontakt' },
];

export const rechtlichesLinks: PageLink[] = [
  { to: '/impressum', name: 'Impressum' },
  { to: '/datenschutz', name: 'Datenschutz' },
  { to: '/agb', name: 'AGB' },
];

export const shopLinks: PageLink[] = [
  { to: '/products', name: 'Alle Produkte' },
  { to: '/cart', name: 'Warenkorb' },
  { to: '/order-tracking', name: 'Bestellung verfolgen' },
];

export const unternehmenLinks: PageLink[] = [
  { to: '/about', name: 'Das sind wir' },
  { to: '/contact', name: 'Kontakt' },
];
