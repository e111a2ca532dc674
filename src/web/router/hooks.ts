import { use, useMemo } from 'react';
import type { Location, Page, Params } from './route.ts';
import type { NavigateOptions, Router } from './router.ts';
import { FailureContext, NextContext, PageContext, RouterContext } from './router-context.ts';

export function useLocation(): Location {
  return use(PageContext).location;
}

export function useParams(): Params {
  return use(PageContext).params;
}

/** Leads to another address, or so many entries of the history forward (negative: back). The same at every render. */
export function useNavigate(): Router['navigate'] {
  return use(RouterContext).navigate;
}

export function useNavigationType(): Page['action'] {
  return use(PageContext).action;
}

/** Whether another page is being loaded. */
export function useIsOnItsWay(): boolean {
  return use(NextContext) !== undefined;
}

/** What the server's loader said of the page; `undefined` where the browser came to it by itself. */
export function useLoaderData(): unknown {
  return use(PageContext).data;
}

/** Why the page is not there, in what is shown instead of it. */
export function useRouteError(): unknown {
  return use(FailureContext);
}

type SetSearch = (search: URLSearchParams | Record<string, string>, options?: NavigateOptions) => void;

/** The query of the address, and how to change it; the rest of the path stays. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(
    () => [
      new URLSearchParams(search),
      (next, options) => void navigate(`?${new URLSearchParams(next)}`, options),
    ],
    [search, navigate],
  );
}
