/** The public pages (requirements.md, storefront §2, Route table, and R28), each with a heading that identifies it. */
export const seiten = [
  { path: '/', heading: /^Willkommen/ },
  { path: '/products', heading: 'Unsere handgemachten Naturseifen' },
  { path: '/cart', heading: 'Warenkorb' },
  { path: '/checkout', heading: 'Kasse' },
  { path: '/order-tracking', heading: 'Bestellung verfolgen' },
  { path: '/about', heading: 'Das sind wir' },
  { path: '/contact', heading: 'Kontakt' },
  { path: '/login', heading: 'Anmelden' },
  { path: '/register', heading: 'Registrieren' },
  { path: '/impressum', heading: 'Impressum' },
  { path: '/datenschutz', heading: /^Datenschutz/ },
  { path: '/agb', heading: /^(AGB|Allgemeine Geschäftsbedingungen)/ },
  { path: '/widerrufsbelehrung', heading: /^Widerrufs\u00ad?belehrung/ },
  { path: '/widerruf', heading: /^Vertrag wider\u00ad?rufen/ },
  { path: '/versand-und-zahlung', heading: 'Versand und Zahlung' },
] as const;

/** The pages for search engines. */
export const oeffentlicheSeiten = [
  '/',
  '/products',
  '/about',
  '/contact',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/widerrufsbelehrung',
  '/widerruf',
  '/versand-und-zahlung',
];
