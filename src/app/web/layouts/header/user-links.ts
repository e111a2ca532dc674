import type { Phase } from '#features/einstellung/gruppen/phase-angaben.ts';
import type { PageLink } from '../links.ts';

/** requirements.md, storefront §2, Header: the Admin menu; the settings came after it. */
const adminLinks: PageLink[] = [
  { to: '/admin/dashboard', name: 'Dashboard' },
  { to: '/admin/portfolio', name: 'Portfolio-Verwaltung' },
  { to: '/admin/rohstoffe', name: 'Rohstoffe' },
  { to: '/admin/bestellungen', name: 'Bestellungen' },
  { to: '/admin/lager', name: 'Lager' },
  { to: '/admin/benutzer', name: 'Benutzer' },
  { to: '/admin/warenberechnung', name: 'Warenberechnung' },
  { to: '/admin/einstellungen', name: 'Einstellungen' },
];

/** The same from the opening on (R36), by how often a day each is needed. */
const offeneAdminLinks: PageLink[] = [
  { to: '/admin/dashboard', name: 'Dashboard' },
  { to: '/admin/bestellungen', name: 'Bestellungen' },
  { to: '/admin/packen', name: 'Alle packen' },
  { to: '/admin/zahlungen', name: 'Kontoauszug' },
  { to: '/admin/widerrufe', name: 'Widerrufe' },
  { to: '/admin/markt', name: 'Markttag' },
  { to: '/admin/lager', name: 'Lager' },
  { to: '/admin/portfolio', name: 'Portfolio-Verwaltung' },
  { to: '/admin/rohstoffe', name: 'Rohstoffe' },
  { to: '/admin/warenberechnung', name: 'Warenberechnung' },
  { to: '/admin/benutzer', name: 'Benutzer' },
  { to: '/admin/post', name: 'Postausgang' },
  { to: '/admin/einstellungen', name: 'Einstellungen' },
];

/** What employees may open (R50). */
const mitarbeitLinks: PageLink[] = [
  { to: '/admin/dashboard', name: 'Dashboard' },
  { to: '/admin/bestellungen', name: 'Bestellungen' },
  { to: '/admin/packen', name: 'Alle packen' },
  { to: '/admin/inventory', name: 'Bestand' },
  { to: '/admin/markt', name: 'Markttag' },
];

/** The menu of the back office with its name; employees have one from the opening on, customers none. */
export function verwaltungMenuOf(
  user: { role?: string; rolle?: string },
  phase: Phase,
): { name: string; links: PageLink[] } | undefined {
  const isOffen = phase !== 'angekuendigt';
  if (isAdmin(user)) return { name: 'Admin', links: isOffen ? offeneAdminLinks : adminLinks };
  const isMitarbeit = (user.role ?? user.rolle) === 'employee';
  return isOffen && isMitarbeit ? { name: 'Verwaltung', links: mitarbeitLinks } : undefined;
}

/** The role may come as `rolle` (requirements.md, storefront §3). */
export function isAdmin({ role, rolle }: { role?: string; rolle?: string }): boolean {
  return (role ?? rolle) === 'admin';
}

export const profileLinks: PageLink[] = [{ to: '/profile', name: 'Mein Profil' }];
