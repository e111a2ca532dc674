import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { PageLink } from '../links.ts';
import type { Gruppe } from './gruppen.ts';
import styles from './gruppen-seiten.module.css';

type GruppenSeitenProps = { gruppe: Gruppe; seite: PageLink | undefined };

/** The screens of a group as one row. Where they have no room it moves sideways, and shows the current one. */
export function GruppenSeiten({ gruppe: { name, seiten }, seite }: GruppenSeitenProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown again on each screen.
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !current) return;
    const { offsetLeft, offsetWidth } = current;
    list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav aria-label={name} className={styles.row}>
      <ul ref={list} className={styles.links}>
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
