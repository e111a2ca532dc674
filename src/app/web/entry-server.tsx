import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router';
import type { RenderPage } from '#shared/rendered-page.ts';
import { createApi } from '#web/api/client.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { App } from './app.tsx';
import { makeRoutes } from './router.tsx';

/** Renders the guest's view of an address. */
export const renderPage: RenderPage = async (url, { fetch, origin }) => {
  // With a time, its timers would keep the data of every page, and with it the whole shop, for so long.
  const queryClient = makeQueryClient({ retry: 0, gcTime: Number.POSITIVE_INFINITY });
  const api = createApi({ base: '/api', fetch, token: () => null });
  const handler = createStaticHandler(makeRoutes({ api, queryClient, loadsAhead: true }));
  const context = await handler.query(new Request(new URL(url, origin)));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const error = Object.values(context.errors ?? {})[0];
  if (isRouteErrorResponse(error) && error.status === 404) return { kind: 'unknown' };
  if (error) throw error;

  await nextTurn();
  const html = await renderWhole(
    <App api={api} queryClient={queryClient} origin={origin}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
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
  const state = { origin, data, router: { loaderData: context.loaderData } };
  return {
    kind: 'page',
    status: context.statusCode,
    head,
    body: html.slice(head.length),
    state: JSON.stringify(state).replaceAll('<', '\\u003c'),
    files: context.matches.flatMap(({ route }) => (route.handle as string[] | undefined) ?? []),
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
