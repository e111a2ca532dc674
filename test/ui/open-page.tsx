import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '#app/web/app.tsx';
import { makeRoutes } from '#app/web/router.tsx';
import { showCallErrors } from '#app/web/show-call-errors.ts';
import { startSession } from '#features/auth/web/session.ts';
import { buchhaltungCalls } from '#features/buchhaltung/calls.ts';
import { cartCalls } from '#features/cart/calls.ts';
import { cart } from '#features/cart/contract.ts';
import { ladenCalls } from '#features/einstellung/calls.ts';
import type { Laden } from '#features/einstellung/laden/laden.ts';
import { ladenKey } from '#features/einstellung/web/laden.queries.ts';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { sicherungCalls } from '#features/sicherung/calls.ts';
import { sicherung } from '#features/sicherung/contract.ts';
import { probelaufCalls } from '#features/zahlung/probelauf/probelauf-calls.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import { localStore } from '#web/api/browser-storage.ts';
import { createApi } from '#web/api/client.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { Answers, refusal } from './answers.ts';
import { laden as usualLaden } from './laden.ts';
import { made } from './made.ts';
import { people, type Who } from './people.ts';

type Visit = {
  /** Who is signed in; a guest otherwise. */
  as?: Who;
  laden?: Laden;
  /** Gives the page's calls their answers, before it makes any. */
  answers?: (answers: Answers) => void;
  /** On a phone instead of a desktop. */
  isPhone?: boolean;
  /** What stands in place of the pages of the shop. */
  routes?: (routes: RouteObject[]) => RouteObject[];
  /** Whether the cookie banner was answered on an earlier visit; it was, unless a test says otherwise. */
  hasConsent?: boolean;
};

export type OpenPage = { answers: Answers; router: DataRouter };

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
let shown = desktop;

/**
 * Opens a page as the browser does, with its routes, layout, calls, messages and session; only the network is
 * replaced. Retries follow at once.
 */
export async function openPage(path: string, visit: Visit = {}): Promise<OpenPage> {
  const size = visit.isPhone ? phone : desktop;
  if (size !== shown) await page.viewport(size.width, size.height);
  shown = size;
  const laden = visit.laden ?? usualLaden;
  const answers = new Answers()
    .on(ladenCalls.read, ok(laden))
    .on(cartCalls.read, ok(made(cart)))
    .on(sicherungCalls.read, ok(made(sicherung)))
    // The settings of a shop without a payment provider.
    .on(probelaufCalls.read, ok({ betrag: 1, bestanden: false }))
    // The same of an older server, which does not say the next number of a document.
    .on(buchhaltungCalls.folge, refusal(404, 'Ressource nicht gefunden'))
    // Asked ahead when the mouse, which stays where the last test left it, comes to lie on a link.
    .on(portfolioCalls.listWithPrices, okList([]));
  visit.answers?.(answers);
  if (visit.hasConsent !== false) localStore.setItem('cookieConsent', 'declined');
  if (visit.as) startSession(`token-of-${visit.as}`, people[visit.as]);

  const queryClient = makeQueryClient({ retryAfter: 0, onError: showCallErrors(() => router) });
  queryClient.setQueryData(ladenKey, laden);
  // Files are fetched without the client of the API.
  vi.stubGlobal('fetch', answers.fetch);
  const api = createApi({ base: '/api', fetch: answers.fetch, token: () => localStore.getItem('token') });
  const routes = makeRoutes({ api, queryClient, loadsAhead: false });
  const router = createMemoryRouter(visit.routes?.(routes) ?? routes, { initialEntries: [path] });
  await loaded(router);
  opened.add({ answers, end: () => queryClient.clear() });
  await render(
    <App api={api} queryClient={queryClient} origin={location.origin}>
      <RouterProvider router={router} />
    </App>,
  );
  return { answers, router };
}

/** The page's module is there, as when the server has sent the page. */
function loaded(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const end = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      end();
      resolve();
    });
  });
}

const opened = new Set<{ answers: Answers; end: () => void }>();

/** After each test: what its pages asked without an answer; nothing of them is left. */
export function closePages(): string[] {
  const unexpected = [...opened].flatMap(({ answers }) => answers.unexpected);
  for (const { end } of opened) end();
  opened.clear();
  return unexpected;
}
