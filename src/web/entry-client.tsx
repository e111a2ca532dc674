import type { QueryKey } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { herkunft } from '#features/auth/herkunft.ts';
import { endSession } from '#features/auth/web/session.ts';
import { localStore } from './api/browser-storage.ts';
import { createApi } from './api/client.ts';
import { errorText } from './api/error-text.ts';
import { isSessionOver, makeQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { holdFocus } from './layouts/hold-focus.ts';
import { makeRoutes } from './router.tsx';
import { showError } from './ui/shop/toast.ts';
import './styles/global.css';

/** `data`: the page's data loaded by the server, by query key. */
type PageState = { origin: string; data: [QueryKey, unknown][]; router: HydrationState };

const { origin, data, router }: PageState = JSON.parse(document.getElementById('state')?.textContent ?? '{}');

const queryClient = makeQueryClient({ onError: handleCallError });
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

/**
 * storefront.txt §8: every failure as a toast, first what failed, then the cause. A session that the server refuses is
 * ended here as well.
 */
function handleCallError(error: Error, what?: string, isReasonShown = false): void {
  const isOver = isSessionOver(error);
  const { navigation, location } = browserRouter.state;
  // What ended the session leads there already, with its own words.
  if (isOver && (navigation.location ?? location).pathname === '/login') return;
  const reason = isReasonShown ? [] : [errorText(error)];
  showError((what && !isOver ? [what, ...reason] : reason).join('\n'));
  if (!isOver) return;
  // Read before: a guard leaves the page when the session ends.
  const state = herkunft(location);
  endSession();
  // Nobody has to sign in to withdraw from a contract (R46).
  if (!location.pathname.startsWith('/widerruf')) void browserRouter.navigate('/login', { state });
}

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
