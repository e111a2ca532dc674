import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { fullPath, linkHref } from './address.ts';
import { useLocation, useNavigate } from './hooks.ts';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the shop, or `?…` or `#…` of the page. */
  to: string;
  /** For the page that the link leads to; it goes into the history. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link within the shop. New tabs and windows are the browser's; to where one is it adds no entry to the history. */
export function Link({ to, state, onClick, ...props }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const href = linkHref(to, location);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, props.target)) return;
    event.preventDefault();
    void navigate(href, { state, replace: href === fullPath(location) });
  };
  return <a {...props} href={href} onClick={handleClick} />;
}

function isForBrowser({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean {
  return target !== '_self' || metaKey || altKey || ctrlKey || shiftKey;
}
