import type { PageLink } from './links.ts';

/** storefront.txt §2, Header: the Admin menu; the settings came after it. */
export const adminLinks: PageLink[] = [
  { to: '/admin/dashboard', name: 'Dashboard' },
  { to: '/admin/portfolio', name: 'Portfolio-Verwaltung' },
  { to: '/admin/rohstoffe', name: 'Rohstoffe' },
  { to: '/admin/bestellungen', name: 'Bestellungen' },
  { to: '/admin/lager', name: 'Lager' },
  { to: '/admin/benutzer', name: 'Benutzer' },
  { to: '/admin/warenberechnung', name: 'Warenberechnung' },
  { to: '/admin/einstellungen', name: 'Einstellungen' },
];

/** The role may come as `rolle` (storefront.txt §3). */
export function isAdmin({ role, rolle }: { role?: string; rolle?: string }): boolean {
  return (role ?? rolle) === 'admin';
}

export const profileLinks: PageLink[] = [{ to: '/profile', name: 'Mein Profil' }];
