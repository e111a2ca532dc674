import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { RenderPage } from '#shared/rendered-page.ts';
import { createApi } from './api/client.ts';
import { makeQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { makeRoutes } from './router.tsx';

/** Renders the guest's view of an address. */
export const renderPage: RenderPage = async (url, { fetch, origin }) => {
  const queryClient = makeQueryClient({ retry: 0 });
  const api = createApi({ base: '/api', fetch, token: () => null });
  const handler = createStaticHandler(makeRoutes({ api, queryClient, loadsAhead: true }));
  const context = await handler.query(new Request(new URL(url, origin)));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const error = Object.values(context.errors ?? {})[0];
  if (error) throw error;

  const html = renderToString(
    <App api={api} queryClient={queryClient} origin={origin}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
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
    files: context.matches.flatMap(({ route }) => (typeof route.handle === 'string' ? [route.handle] : [])),
  };
};
