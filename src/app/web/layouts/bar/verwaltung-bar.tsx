import { Link, useLocation } from 'react-router';
import type { SessionUser } from '#features/auth/web/session.ts';
import { Brand } from '../header/brand.tsx';
import headerStyles from '../header/header.module.css';
import { KontoMenu } from '../header/konto-menu.tsx';
import menuStyles from '../header/menu.module.css';
import { MenuButton } from '../header/menu-button.tsx';
import { isAdmin } from '../header/user-links.ts';
import { BarDrawer } from './bar-drawer.tsx';
import { barGruppenOf, type Gruppe, platzOf } from './gruppen.ts';
import { GruppenSeiten } from './gruppen-seiten.tsx';
import styles from './verwaltung-bar.module.css';

/**
 * The header of the back office once the shop has opened (R55): the groups of its screens, the shop as one link, and
 * the menu of the account; below it the screens of the current group. On small screens the groups are in the drawer.
 */
export function VerwaltungBar({ user }: { user: SessionUser }) {
  const gruppen = barGruppenOf(isAdmin(user));
  const { pathname } = useLocation();
  const { gruppe: hier, seite } = platzOf(gruppen, pathname);
  return (
    <>
      <header className={headerStyles.header} data-sticky>
        <div className={`${headerStyles.bar} ${styles.bar}`}>
          <MenuButton />
          <Brand to="/admin/dashboard" />
          <nav className={headerStyles.nav} aria-label="Verwaltung">
            <ul className={headerStyles.links}>
              {gruppen.map((gruppe) => (
                <li key={gruppe.name}>
                  <GruppenLink gruppe={gruppe} isHier={gruppe === hier} pathname={pathname} />
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.end}>
            <div>
              <Link to="/" className={menuStyles.button}>
                Zum Shop
              </Link>
            </div>
            <KontoMenu name={user.name} />
          </div>
        </div>
        <BarDrawer user={user} gruppen={gruppen} />
      </header>
      {hier && <GruppenSeiten gruppe={hier} seite={seite} />}
    </>
  );
}

type GruppenLinkProps = { gruppe: Gruppe; isHier: boolean; pathname: string };

/** Leads to the group's first screen. Where the group has more, the row below says which of them is shown. */
function GruppenLink({ gruppe: { name, seiten }, isHier, pathname }: GruppenLinkProps) {
  const [erste] = seiten;
  if (!erste) return null;
  const current = isHier ? (erste.to === pathname ? 'page' : 'true') : undefined;
  return (
    <Link to={erste.to} aria-current={current}>
      {name}
    </Link>
  );
}
