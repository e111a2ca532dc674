import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { ladenQuery, ladenTexteQuery } from '#features/einstellung/web/laden.queries.ts';
import { gewaehrleistungQuery } from '#features/gewaehrleistung/web/gewaehrleistung.queries.ts';
import { listenProduktOf } from '#features/portfolio/listen-produkt.ts';
import { produkteJeSeite, readSeite, seitePath } from '#features/portfolio/produktliste.ts';
import { produktQuery } from '#features/portfolio/web/portfolio.queries.ts';
import {
  fetchTeil,
  produktlisteKey,
} from '#features/portfolio/web/shop/produktliste/produktliste.queries.ts';
import { isRechtstextArt, type RechtstextArt } from '#features/rechtstexte/rechtstext-art.ts';
import { rechtstextQuery } from '#features/rechtstexte/web/rechtstext.queries.ts';
import { belegQuery } from '#features/widerruf/web/widerruf.queries.ts';
import { unknownPath } from '#shared/rendered-page.ts';
import { type Api, ApiError } from '#web/api/client.ts';

export type Services = {
  api: Api;
  queryClient: QueryClient;
  /** On the server a page's data is loaded before rendering; in the browser the page loads it and shows its state. */
  loadsAhead: boolean;
};

type Load = (services: Services, args: LoaderFunctionArgs) => Promise<unknown>;

/** The browser's code does without the queries that only the server makes ahead. */
const dataOf: Record<string, Load> = import.meta.env.SSR
  ? {
      '/': loadProdukte,
      '/products': loadProdukte,
      '/products/seite/:seite': loadProdukte,
      '/products/:id': loadProdukt,
      '/about': loadTexte,
      '/passwort-vergessen': refuseUnopened,
      '/agb': loadRechtstext('agb'),
      '/widerrufsbelehrung': loadRechtstext('widerruf'),
      '/versand-und-zahlung': loadRechtstext('versand'),
      '/datenschutz': loadRechtstext('datenschutz'),
      '/impressum': loadRechtstext('impressum'),
      '/rechtstexte/:art/:nr': loadFassung,
      '/widerruf/:token': loadBeleg,
      '/profile': refuseUnopened,
      '*': loadUnknown,
    }
  : {};

/** The route with what its page shows, loaded before the server renders it. */
export function withDataAhead(route: RouteObject, services: Services): RouteObject {
  // Only the server loads ahead: so the browser's code of all pages does without these functions.
  const load = import.meta.env.SSR ? dataOf[route.path ?? ''] : undefined;
  return load ? { ...route, loader: (args) => load(services, args) } : route;
}

/** A page that the announced shop does not have: an unknown path (R36). In the browser the page itself leads home. */
async function refuseUnopened({ api, queryClient }: Services) {
  const { phase } = await queryClient.fetchQuery(ladenQuery(api));
  return phase === 'angekuendigt' ? redirect('/') : null;
}

/**
 * An address that names nothing leads home while the shop is announced (requirements.md, storefront §2), and
 * has a page of its own after that (R54), one for all of them.
 */
async function loadUnknown(services: Services, { request }: LoaderFunctionArgs) {
  const answer = await refuseUnopened(services);
  if (answer) return answer;
  if (new URL(request.url).pathname === unknownPath) return data(null, { status: 404 });
  throw new Response(null, { status: 404 });
}

async function loadTexte({ api, queryClient }: Services): Promise<null> {
  await queryClient.fetchQuery(ladenTexteQuery(api));
  return null;
}

/** One page of the list. A page that the list does not have is an address that names nothing. */
async function loadProdukte({ api, queryClient }: Services, { params }: LoaderFunctionArgs) {
  if (params.seite === '1') return redirect(seitePath(1), 301);
  const seite = params.seite === undefined ? 1 : readSeite(params.seite);
  if (seite === undefined) throw new Response(null, { status: 404 });
  const { produkte, ...liste } = await fetchTeil(api, { seite, anzahl: produkteJeSeite });
  if (seite > 1 && produkte.length === 0) throw new Response(null, { status: 404 });
  queryClient.setQueryData(produktlisteKey(seite), { ...liste, produkte: produkte.map(listenProduktOf) });
  return null;
}

/**
 * A missing product has a page of its own (the alert of requirements.md, storefront §2), answered with its
 * status. All missing products share it, so it does not contain the id.
 */
async function loadProdukt(services: Services, { params }: LoaderFunctionArgs) {
  const { api, queryClient } = services;
  try {
    const notice = loadGewaehrleistung(services);
    await queryClient.fetchQuery(produktQuery(api, params.id ?? ''));
    await notice;
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return data({ fehlt: true }, { status: 404 });
    throw error;
  }
}

function loadRechtstext(art: RechtstextArt): Load {
  return async ({ api, queryClient }) => {
    await queryClient.fetchQuery(rechtstextQuery(api, art));
    return null;
  };
}

/** All versions that do not exist share one page, as missing products do. */
async function loadFassung({ api, queryClient }: Services, { params }: LoaderFunctionArgs) {
  const { art = '', nr = '' } = params;
  const missing = data({ fehlt: true }, { status: 404 });
  if (!isRechtstextArt(art)) return missing;
  try {
    await queryClient.fetchQuery(rechtstextQuery(api, art, nr));
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return missing;
    throw error;
  }
}

/** A receipt with its content; all that do not exist share one page. */
async function loadBeleg({ api, queryClient }: Services, { params }: LoaderFunctionArgs) {
  try {
    await queryClient.fetchQuery(belegQuery(api, params.token ?? ''));
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return data({ fehlt: true }, { status: 404 });
    throw error;
  }
}

/** The notice stands on the pages of products once the shop takes orders; without it they are shown all the same. */
async function loadGewaehrleistung({ api, queryClient }: Services): Promise<void> {
  const laden = await queryClient.fetchQuery(ladenQuery(api)).catch(() => undefined);
  if (laden && laden.phase !== 'angekuendigt') await queryClient.prefetchQuery(gewaehrleistungQuery(api));
}
