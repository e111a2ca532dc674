import type { QueryKey } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { localStore } from '#web/api/browser-storage.ts';
import { createApi } from '#web/api/client.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { browserHistory } from '#web/router/history.ts';
import { Router } from '#web/router/router.ts';
import { RouterProvider } from '#web/router/router-provider.tsx';
import { App } from './app.tsx';
import { holdFocus } from './layouts/header/hold-focus.ts';
import { makeRoutes } from './router.tsx';
import { showCallErrors } from './show-call-errors.ts';
import '#web/styles/global.css';

/** `data`: the page's data loaded by the server, by query key; `answer`: what its loader said. */
type PageState = { origin: string; data: [QueryKey, unknown][]; answer?: unknown };

const { origin, data, answer }: PageState = JSON.parse(document.getElementById('state')?.textContent ?? '{}');

const queryClient = makeQueryClient({ onError: showCallErrors(() => router) });
// The page may come from a cache, but its data is current: the server compared it with the catalogue's version.
for (const [key, value] of data) queryClient.setQueryData(key, value);

const api = createApi({
  base: '/api',
  fetch: globalThis.fetch.bind(globalThis),
  token: () => localStore.getItem('token'),
});

addEventListener('keydown', holdFocus);

const router = new Router(makeRoutes({ api, queryClient, loadsAhead: false }), browserHistory(), answer);
// The page's module is there before hydration, so that nothing flickers.
await router.start();

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <App api={api} queryClient={queryClient} origin={origin}>
    <RouterProvider router={router} />
  </App>,
);
