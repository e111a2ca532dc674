/** The five legal texts of a shop, in the order of the back office. */
export const rechtstextArten = ['agb', 'widerruf', 'versand', 'datenschutz', 'impressum'] as const;

/** Kind of a legal text. */
export type RechtstextArt = (typeof rechtstextArten)[number];

/** How a kind is shown: its name in the back office, its page, heading and the line below the heading. */
export type RechtstextSeite = { name: string; path: string; titel: string; lead: string };

/** The page of each kind. A soft hyphen stands in the long words of headings. */
export const rechtstextSeiten: Record<RechtstextArt, RechtstextSeite> = {
  agb: {
    name: 'AGB',
    path: '/agb',
    titel: 'AGB',
    lead: 'Allgemeine Geschäftsbedingungen und Kundeninformationen',
  },
  widerruf: {
    name: 'Widerrufsbelehrung',
    path: '/widerrufsbelehrung',
    titel: 'Widerrufs\u00adbelehrung',
    lead: 'Widerrufsrecht und Muster-Widerrufsformular',
  },
  versand: {
    name: 'Versand und Zahlung',
    path: '/versand-und-zahlung',
    titel: 'Versand und Zahlung',
    lead: 'Was der Versand kostet, wie lange er dauert und wie Sie zahlen',
  },
  datenschutz: {
    name: 'Datenschutz',
    path: '/datenschutz',
    titel: 'Datenschutz',
    lead: 'Datenschutzerklärung',
  },
  impressum: { name: 'Impressum', path: '/impressum', titel: 'Impressum', lead: 'Angaben gemäß § 5 DDG' },
};

/** Whether a text from outside names a kind. */
export function isRechtstextArt(text: string): text is RechtstextArt {
  return (rechtstextArten as readonly string[]).includes(text);
}
