import type { PageLink } from '../links.ts';

/** A group of the back office's bar: its screens, the first of which its name leads to (R55). */
export type Gruppe = { name: string; seiten: PageLink[] };

const heute: Gruppe = { name: 'Heute', seiten: [{ to: '/admin/dashboard', name: 'Dashboard' }] };
const packwege: PageLink[] = [
  { to: '/admin/bestellungen', name: 'Bestellungen' },
  { to: '/admin/packen', name: 'Alle packen' },
  { to: '/admin/bestellungen/neu', name: 'Bestellung aufnehmen' },
];
const markt: PageLink = { to: '/admin/markt', name: 'Markttag' };

const adminGruppen: Gruppe[] = [
  heute,
  {
    name: 'Bestellungen',
    seiten: [...packwege, { to: '/admin/widerrufe', name: 'Widerrufe' }, { to: '/admin/post', name: 'Post' }],
  },
  {
    name: 'Lager',
    seiten: [
      { to: '/admin/lager', name: 'Lager' },
      { to: '/admin/inventory', name: 'Zu fertigen' },
      { to: '/admin/rohstoffe', name: 'Rohstoffe' },
      markt,
    ],
  },
  {
    name: 'Produkte',
    seiten: [
      { to: '/admin/portfolio', name: 'Portfolio' },
      { to: '/admin/warenberechnung', name: 'Warenberechnung' },
    ],
  },
  {
    name: 'Geld',
    seiten: [
      { to: '/admin/zahlungen', name: 'Kontoauszug' },
      { to: '/admin/belege', name: 'Belege' },
    ],
  },
  {
    name: 'Einstellungen',
    seiten: [
      { to: '/admin/einstellungen', name: 'Einstellungen' },
      { to: '/admin/benutzer', name: 'Benutzer' },
      { to: '/admin/aufbewahrung', name: 'Aufbewahrung' },
    ],
  },
];

/** What employees may open (R50). */
const mitarbeitGruppen: Gruppe[] = [
  heute,
  { name: 'Bestellungen', seiten: packwege },
  { name: 'Lager', seiten: [{ to: '/admin/inventory', name: 'Bestand' }, markt] },
];

export function barGruppenOf(isAdmin: boolean): Gruppe[] {
  return isAdmin ? adminGruppen : mitarbeitGruppen;
}

/** Where an address stands: in the screen with the longest address that it begins with; an order in its list. */
export function platzOf(gruppen: Gruppe[], pathname: string): { gruppe?: Gruppe; seite?: PageLink } {
  const plaetze = gruppen.flatMap((gruppe) => gruppe.seiten.map((seite) => ({ gruppe, seite })));
  const [platz = {}] = plaetze
    .filter(({ seite: { to } }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.seite.to.length - a.seite.to.length);
  return platz;
}
