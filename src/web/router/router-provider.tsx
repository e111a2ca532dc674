import { startTransition, useLayoutEffect, useState } from 'react';
import { Outlet } from './outlet.tsx';
import type { Router } from './router.ts';
import { NextContext, PageContext, RouterContext } from './router-context.ts';

/** Shows the router's page. One that is not ready yet, because a part of it is loaded, leaves that before in view. */
export function RouterProvider({ router }: { router: Router }) {
  const [{ page, next }, setState] = useState(router.state);
  useLayoutEffect(() => {
    const show = () => startTransition(() => setState(router.state));
    // What has changed since the first render.
    show();
    return router.subscribe(show);
  }, [router]);
  return (
    <RouterContext value={router}>
      <PageContext value={page}>
        <NextContext value={next}>
          <Outlet />
        </NextContext>
      </PageContext>
    </RouterContext>
  );
}
