import type { QueryKey } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { localStore } from '#web/api/browser-storage.ts';
import { createApi } from '#web/api/client.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { App } from './app.tsx';
import { holdFocus } from './layouts/header/hold-focus.ts';
import { makeRoutes } from './router.tsx';
import { showCallErrors } from './show-call-errors.ts';
import '#web/styles/global.css';

/** `data`: the page's data loaded by the server, by query key. */
type PageState = { origin: string; data: [QueryKey, unknown][]; router: HydrationState };

const { origin, data, router }: PageState = JSON.parse(document.getElementById('state')?.textContent ?? '{}');

const queryClient = makeQueryClient({ onError: showCallErrors(() => browserRouter) });
// The page may come from a cache, but its data is current: the server compared it with the catalogue's version.
for (const [key, value] of data) queryClient.setQueryData(key, value);

const api = createApi({
  base: '/api',
  fetch: globalThis.fetch.bind(globalThis),
  token: () => localStore.getItem('token'),
});

addEventListener('keydown', holdFocus);

const routes = makeRoutes({ api, queryClient, loadsAhead: false });
await loadCurrentPage(routes);
const browserRouter = createBrowserRouter(routes, { hydrationData: router });

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <App api={api} queryClient={queryClient} origin={origin}>
    <RouterProvider router={browserRouter} />
  </App>,
);

/** Loads the current page's module before hydration, so that nothing flickers. */
async function loadCurrentPage(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      route.lazy = undefined;
    }),
  );
}
