import { NavLink } from 'react-router';
import type { PageLink } from './links.ts';

/** A list of links to pages; the current one says so (`aria-current`). */
export function PageLinks({ links, className }: { links: PageLink[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
