import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { data, type LoaderFunctionArgs, Outlet, type RouteObject, redirect } from 'react-router';
import { Guard } from '#features/auth/web/guard.tsx';
import type { Bedingung } from '#features/auth/zugang.ts';
import { isRechtstextArt, type RechtstextArt } from '#features/einstellung/rechtstext-art.ts';
import { gewaehrleistungQuery } from '#features/einstellung/web/gewaehrleistung.queries.ts';
import { ladenQuery, ladenTexteQuery } from '#features/einstellung/web/laden.queries.ts';
import { rechtstextQuery } from '#features/einstellung/web/rechtstext.queries.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { listenProduktOf } from '#features/portfolio/listen-produkt.ts';
import { produkteKey, produkteQuery, produktQuery } from '#features/portfolio/web/portfolio.queries.ts';
import { type Api, ApiError } from './api/client.ts';
import { AdminLayout } from './layouts/admin-layout.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { ErrorDocument, ErrorPage, pageNotLoaded } from './pages/error-page.tsx';
import type { VerwaltungPage } from './pages/verwaltung/load-page.ts';

export type Services = {
  api: Api;
  queryClient: QueryClient;
  /** On the server a page's data is loaded before rendering; in the browser the page loads it and shows its state. */
  loadsAhead: boolean;
};

/** storefront.txt §2: redirects of old addresses (R30: 301 on the server). `:id` is passed on. */
const legacy: [from: string, to: string][] = [
  ['/produkte', '/products'],
  ['/produkte/:id', '/products/:id'],
  ['/warenkorb', '/cart'],
  ['/kasse', '/checkout'],
  ['/bestellung-verfolgen', '/order-tracking'],
  ['/ueber-uns', '/about'],
  ['/kontakt', '/contact'],
];

/** The route table (storefront.txt §2). Errors are shown inside the layout, or in its place if the layout failed. */
export function makeRoutes(services: Services): RouteObject[] {
  const publicRoutes = shopRoutes().map((route) =>
    services.loadsAhead ? withDataAhead(route, services) : route,
  );
  const children = [
    { Component: ShopLayout, children: [{ ErrorBoundary: ErrorPage, children: publicRoutes }] },
    { Component: AdminLayout, children: [{ ErrorBoundary: ErrorPage, children: adminRoutes() }] },
  ];
  return [{ ErrorBoundary: ErrorDocument, children, ...(services.loadsAhead && loadsLaden(services)) }];
}

/** On the server every page waits for the settings; in the browser they are part of the page. */
function loadsLaden({ api, queryClient }: Services): Pick<RouteObject, 'loader'> {
  return {
    loader: async () => {
      await queryClient.fetchQuery(ladenQuery(api));
      return null;
    },
  };
}

function shopRoutes(): RouteObject[] {
  return [
    page('/', 'shop/home-page', () => import('./pages/shop/home-page.tsx')),
    page('/products', 'shop/produkte-page', () => import('./pages/shop/produkte-page.tsx')),
    page('/products/:id', 'shop/produkt-page', () => import('./pages/shop/produkt-page.tsx')),
    page('/cart', 'shop/cart-page', () => import('./pages/shop/cart-page.tsx')),
    page('/login', 'shop/login-page', () => import('./pages/shop/login-page.tsx')),
    page('/register', 'shop/register-page', () => import('./pages/shop/register-page.tsx')),
    page(
      '/passwort-vergessen',
      'shop/passwort-vergessen-page',
      () => import('./pages/shop/passwort-vergessen-page.tsx'),
    ),
    page('/konto/link', 'shop/konto-link-page', () => import('./pages/shop/konto-link-page.tsx')),
    page('/checkout', 'seiten/checkout-page', () => import('./pages/seiten/checkout-page.tsx')),
    page(
      '/order-tracking',
      'seiten/order-tracking-page',
      () => import('./pages/seiten/order-tracking-page.tsx'),
    ),
    page('/profile', 'shop/profile-page', () => import('./pages/shop/profile-page.tsx')),
    page('/bestellung/:token', 'shop/bestellung-page', () => import('./pages/shop/bestellung-page.tsx')),
    page('/about', 'seiten/about-page', () => import('./pages/seiten/about-page.tsx')),
    page('/contact', 'seiten/contact-page', () => import('./pages/seiten/contact-page.tsx')),
    page('/impressum', 'seiten/impressum-page', () => import('./pages/seiten/impressum-page.tsx')),
    page('/datenschutz', 'seiten/datenschutz-page', () => import('./pages/seiten/datenschutz-page.tsx')),
    page('/agb', 'seiten/agb-page', () => import('./pages/seiten/agb-page.tsx')),
    page(
      '/widerrufsbelehrung',
      'seiten/widerrufsbelehrung-page',
      () => import('./pages/seiten/widerrufsbelehrung-page.tsx'),
    ),
    page(
      '/versand-und-zahlung',
      'seiten/versand-und-zahlung-page',
      () => import('./pages/seiten/versand-und-zahlung-page.tsx'),
    ),
    page(
      '/rechtstexte/:art/:nr',
      'seiten/rechtstext-page',
      () => import('./pages/seiten/rechtstext-page.tsx'),
    ),
    verwaltung('/admin/portfolio', 'portfolio-page', { role: 'admin' }),
    ...legacy.map(([path, to]) => ({ path, loader: goTo(to, 301) })),
    { path: '*', loader: goTo('/') },
  ];
}

/** storefront.txt §2: the admin area, header only. The required role is defined only here (R2). */
function adminRoutes(): RouteObject[] {
  return [
    { path: '/admin', loader: goTo('/admin/dashboard') },
    verwaltung('/admin/dashboard', 'dashboard-page', { role: 'employee' }, { role: ['admin', 'employee'] }),
    verwaltung('/admin/rohstoffe', 'rohstoffe-page', { role: 'admin' }),
    verwaltung('/admin/bestellungen', 'bestellungen-page', { permission: 'orders.read' }),
    verwaltung('/admin/lager', 'lager-page', { role: 'admin' }),
    verwaltung('/admin/inventory', 'inventory-page', { permission: 'inventory.read' }),
    verwaltung('/admin/benutzer', 'benutzer-page', { role: 'admin' }),
    verwaltung('/admin/warenberechnung', 'warenberechnung-page', { role: 'admin' }),
    verwaltung('/admin/post', 'post-page', { role: 'admin' }),
    verwaltung('/admin/einstellungen', 'einstellungen-page', { role: ['admin', 'employee'] }),
  ];
}

/**
 * A lazily loaded page; its module exports one component. `handle` is its source file, by which the server finds the
 * chunks to preload.
 */
function page(path: string, file: string, load: () => Promise<Record<string, ComponentType>>): RouteObject {
  const lazy = async () => {
    const [Component] = Object.values(
      await load().catch(() => {
        throw pageNotLoaded;
      }),
    );
    return { Component };
  };
  return { path, caseSensitive: true, handle: `src/web/pages/${file}.tsx`, lazy };
}

/**
 * A guarded page of the back office. The server renders it as loading; access is decided in the browser (R30). The
 * imports are in a separate file, which shoppers never load. `offen` is what it requires once the shop has opened (R36).
 */
function verwaltung(
  path: string,
  name: VerwaltungPage,
  ...[bedingung, offen = bedingung]: [Bedingung, Bedingung?]
): RouteObject {
  const load = async () => (await import('./pages/verwaltung/load-page.ts')).loadPage(name);
  const { handle, lazy } = page(path, `verwaltung/${name}`, load);
  const element = <Zutritt bedingung={bedingung} offen={offen} />;
  // The server never renders the page, so it does not load it either.
  const children = [{ index: true, lazy: import.meta.env.SSR ? undefined : lazy } as const];
  return { path, caseSensitive: true, handle, element, children };
}

function Zutritt({ bedingung, offen }: { bedingung: Bedingung; offen: Bedingung }) {
  const { phase } = useLaden();
  return (
    <Guard {...(phase === 'angekuendigt' ? bedingung : offen)}>
      <Outlet />
    </Guard>
  );
}

type Load = (services: Services, args: LoaderFunctionArgs) => Promise<unknown>;

/** The browser's code does without the queries that only the server makes ahead. */
const dataOf: Record<string, Load> = import.meta.env.SSR
  ? {
      '/': loadProdukte,
      '/products': loadProdukte,
      '/products/:id': loadProdukt,
      '/about': loadTexte,
      '/passwort-vergessen': refuseUnopened,
      '/agb': loadRechtstext('agb'),
      '/widerrufsbelehrung': loadRechtstext('widerruf'),
      '/versand-und-zahlung': loadRechtstext('versand'),
      '/datenschutz': loadRechtstext('datenschutz'),
      '/impressum': loadRechtstext('impressum'),
      '/rechtstexte/:art/:nr': loadFassung,
      '/profile': refuseUnopened,
    }
  : {};

function withDataAhead(route: RouteObject, services: Services): RouteObject {
  // Only the server loads ahead: so the browser's code of all pages does without these functions.
  const load = import.meta.env.SSR ? dataOf[route.path ?? ''] : undefined;
  return load ? { ...route, loader: (args) => load(services, args) } : route;
}

/** A page that the announced shop does not have: an unknown path (R36). In the browser the page itself leads home. */
async function refuseUnopened({ api, queryClient }: Services) {
  const { phase } = await queryClient.fetchQuery(ladenQuery(api));
  return phase === 'angekuendigt' ? redirect('/') : null;
}

async function loadTexte({ api, queryClient }: Services): Promise<null> {
  await queryClient.fetchQuery(ladenTexteQuery(api));
  return null;
}

async function loadProdukte({ api, queryClient }: Services): Promise<null> {
  const produkte = await queryClient.fetchQuery(produkteQuery(api));
  queryClient.setQueryData(produkteKey, produkte.map(listenProduktOf));
  return null;
}

/**
 * A missing product has a page of its own (the alert of storefront.txt §2), answered with its status. All missing products
 * share it, so it does not contain the id.
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

/** The notice stands on the pages of products once the shop takes orders; without it they are shown all the same. */
async function loadGewaehrleistung({ api, queryClient }: Services): Promise<void> {
  const laden = await queryClient.fetchQuery(ladenQuery(api)).catch(() => undefined);
  if (laden && laden.phase !== 'angekuendigt') await queryClient.prefetchQuery(gewaehrleistungQuery(api));
}

/** Passes on `:id` and the query string. */
function goTo(to: string, status = 302) {
  return ({ params, request }: LoaderFunctionArgs) =>
    redirect(to.replace(':id', encodeURIComponent(params.id ?? '')) + new URL(request.url).search, status);
}
