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

/**
 * The ways from the shop to the back office, with their name: the Admin menu as long as the shop is announced, then
 * one link for admins and employees, because the back office has a bar of its own (R55). Customers have none.
 */
export function verwaltungMenuOf(
  user: { role?: string; rolle?: string },
  phase: Phase,
): { name: string; links: PageLink[] } | undefined {
  const isOffen = phase !== 'angekuendigt';
  if (!isAdmin(user) && !(isOffen && isMitarbeit(user))) return undefined;
  if (!isOffen) return { name: 'Admin', links: adminLinks };
  return { name: 'Verwaltung', links: [{ to: '/admin/dashboard', name: 'Verwaltung' }] };
}

/** The role may come as `rolle` (requirements.md, storefront §3). */
export function isAdmin({ role, rolle }: { role?: string; rolle?: string }): boolean {
  return (role ?? rolle) === 'admin';
}

function isMitarbeit({ role, rolle }: { role?: string; rolle?: string }): boolean {
  return (role ?? rolle) === 'employee';
}

export const profileLinks: PageLink[] = [{ to: '/profile', name: 'Mein Profil' }];
