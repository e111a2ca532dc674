import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { RenderPage } from '#shared/rendered-page.ts';
import { createApi } from '#web/api/client.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { stillHistory } from '#web/router/history.ts';
import { Router } from '#web/router/router.ts';
import { RouterProvider } from '#web/router/router-provider.tsx';
import { App } from './app.tsx';
import { unknownAddress } from './data-ahead.ts';
import { makeRoutes } from './router.tsx';

/** Renders the guest's view of an address. */
export const renderPage: RenderPage = async (url, { fetch, origin }) => {
  // With a time, its timers would keep the data of every page, and with it the whole shop, for so long.
  const queryClient = makeQueryClient({ retry: 0, gcTime: Number.POSITIVE_INFINITY });
  const api = createApi({ base: '/api', fetch, token: () => null });
  const router = new Router(makeRoutes({ api, queryClient, loadsAhead: true }), stillHistory(url));
  const loaded = await router.load().catch((error: unknown) => {
    if (error === unknownAddress) return unknownAddress;
    throw error;
  });
  if (loaded instanceof Error) return { kind: 'unknown' };
  if (loaded && 'to' in loaded) return { kind: 'redirect', status: loaded.status, location: loaded.to };

  await nextTurn();
  const html = await renderWhole(
    <App api={api} queryClient={queryClient} origin={origin}>
      <RouterProvider router={router} />
    </App>,
  );
  await nextTurn();
  // React puts title, meta and link elements first; they are moved into the head.
  const head = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0] ?? '';
  const data = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data]);
  const state = { origin, data, answer: loaded?.data };
  return {
    kind: 'page',
    status: loaded?.status ?? 200,
    head,
    body: html.slice(head.length),
    state: JSON.stringify(state).replaceAll('<', '\\u003c'),
    files: router.page.branch.flatMap(({ handle }) => handle ?? []),
  };
};

/** The HTML in the order of the page, without scripts that would put late parts in their places. */
async function renderWhole(page: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  if (failure !== undefined) throw failure;
  return new Response(prelude).text();
}
