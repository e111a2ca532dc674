import { useLocation } from '#web/router/hooks.ts';
import { Link } from '#web/router/link.tsx';
import type { PageLink } from './links.ts';

type PageLinksProps = {
  links: PageLink[];
  className?: string | undefined;
  /** Pages below one of them are others. */
  isExact?: boolean;
};

/** A list of links to pages; the current one says so (`aria-current`). */
export function PageLinks({ links, className, isExact = false }: PageLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link to={to} aria-current={isAt(pathname, to, isExact) ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Whether this is the page of the link, or one below it; the start page has none below it. */
function isAt(pathname: string, to: string, isExact: boolean): boolean {
  const below = pathname.slice(to.length);
  return pathname.startsWith(to) && (below === '' || (!isExact && to !== '/' && below.startsWith('/')));
}
