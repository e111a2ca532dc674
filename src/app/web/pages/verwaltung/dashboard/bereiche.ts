import type { AdminIconName } from '#web/ui/verwaltung/icons.tsx';

/** Names contain soft hyphens: not every browser can hyphenate German. */
export type Bereich = { to: string; name: string; text: string; icon: AdminIconName };

/** The areas of the back office with their descriptions (requirements.md, admin §2, Admin Dashboard). */
export const bereiche: Bereich[] = [
  {
    to: '/admin/portfolio',
    name: 'Portfolio-Verwal\u00adtung',
    text: 'Produkte anlegen, bearbeiten und löschen, Bilder hochladen',
    icon: 'soap',
  },
  {
    to: '/admin/rohstoffe',
    name: 'Roh\u00adstoffe',
    text: 'Rohseifen, Duftöle und Verpackungen verwalten',
    icon: 'drop',
  },
  {
    to: '/admin/bestellungen',
    name: 'Bestel\u00adlungen',
    text: 'Übersicht und Verwaltung aller Kundenbestellungen',
    icon: 'list',
  },
  {
    to: '/admin/lager',
    name: 'Lager',
    text: 'Lagerbestand und Inventur',
    icon: 'shelf',
  },
  {
    to: '/admin/benutzer',
    name: 'Benutzer',
    text: 'Benutzer und ihre Berechtigungen verwalten',
    icon: 'people',
  },
  {
    to: '/admin/warenberechnung',
    name: 'Waren\u00adberech\u00adnung',
    text: 'Detaillierte Kostenberechnung für alle Portfolio-Produkte',
    icon: 'calculator',
  },
];

/** From the opening on an area like the others. */
export const einstellungenBereich: Bereich = {
  to: '/admin/einstellungen',
  name: 'Einstel\u00adlungen',
  text: 'Angaben des Ladens, Versand, Zahlung und Rechtstexte',
  icon: 'adjust',
};

/** What employees find once the shop has opened (R50). */
export const mitarbeitBereiche: Bereich[] = [
  ...bereiche.filter(({ to }) => to === '/admin/bestellungen'),
  {
    to: '/admin/inventory',
    name: 'Bestand',
    text: 'Ansehen, zählen und fertigen',
    icon: 'shelf',
  },
];
