import type { AdminIconName } from '#web/ui/verwaltung/icons.tsx';

export type Bereich = { to: string; name: string; text: string; icon: AdminIconName };

/** The areas of the back office with their descriptions (admin.txt §2, Admin Dashboard). */
export const bereiche: Bereich[] = [
  {
    to: '/admin/portfolio',
    name: 'Portfolio-Verwaltung',
    text: 'Produkte anlegen, bearbeiten und löschen, Bilder hochladen',
    icon: 'soap',
  },
  {
    to: '/admin/rohstoffe',
    name: 'Rohstoffe',
    text: 'Rohseifen, Duftöle und Verpackungen verwalten',
    icon: 'drop',
  },
  {
    to: '/admin/bestellungen',
    name: 'Bestellungen',
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
    name: 'Warenberechnung',
    text: 'Detaillierte Kostenberechnung für alle Portfolio-Produkte',
    icon: 'calculator',
  },
];
