import { NavLink } from 'react-router';
import type { PageLink } from './links.ts';

type PageLinksProps = {
  links: PageLink[];
  className?: string | undefined;
  /** Pages below one of them are others. */
  isExact?: boolean;
};

/** A list of links to pages; the current one says so (`aria-current`). */
export function PageLinks({ links, className, isExact = false }: PageLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <NavLink to={to} end={isExact || to === '/'}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
