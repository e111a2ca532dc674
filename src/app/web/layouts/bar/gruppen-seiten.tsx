import { Link, useLocation } from 'react-router';
import row from '#web/ui/scrolling-row/scrolling-row.module.css';
import { useShownPart } from '#web/ui/scrolling-row/use-shown-part.ts';
import type { PageLink } from '../links.ts';
import type { Gruppe } from './gruppen.ts';
import styles from './gruppen-seiten.module.css';

type GruppenSeitenProps = { gruppe: Gruppe; seite: PageLink | undefined };

/** The screens of a group as one row. Where they have no room it moves sideways, and shows the current one. */
export function GruppenSeiten({ gruppe: { name, seiten }, seite }: GruppenSeitenProps) {
  const { pathname } = useLocation();
  const list = useShownPart<HTMLUListElement>('[aria-current]', pathname);

  return (
    <nav aria-label={name} className={styles.row}>
      <ul ref={list} className={`${row.row} ${styles.links}`}>
        {seiten.map((one) => (
          <li key={one.to}>
            <Link
              to={one.to}
              aria-current={one === seite ? (one.to === pathname ? 'page' : 'true') : undefined}
            >
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
