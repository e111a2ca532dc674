import type { PageLink } from './links.ts';

/** storefront.txt §2, Header: the Admin menu; the settings came after it. */
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

/** The Admin menu; from the opening on with the outbox, before the settings. */
export function adminLinksIn(phase: string): PageLink[] {
  if (phase === 'angekuendigt') return adminLinks;
  return [...adminLinks.slice(0, -1), { to: '/admin/post', name: 'Postausgang' }, ...adminLinks.slice(-1)];
}

/** The role may come as `rolle` (storefront.txt §3). */
export function isAdmin({ role, rolle }: { role?: string; rolle?: string }): boolean {
  return (role ?? rolle) === 'admin';
}

export const profileLinks: PageLink[] = [{ to: '/profile', name: 'Mein Profil' }];
