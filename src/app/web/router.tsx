import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, Outlet, type RouteObject, redirect } from 'react-router';
import { Guard } from '#features/auth/web/guard.tsx';
import type { Bedingung } from '#features/auth/zugang.ts';
import { ladenQuery } from '#features/einstellung/web/laden.queries.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { type Services, withDataAhead } from './data-ahead.ts';
import { Frame } from './layouts/frame.tsx';
import { ErrorDocument, ErrorPage, pageNotLoaded } from './pages/error-page.tsx';
import type { VerwaltungPage } from './pages/verwaltung/load-page.ts';

/** requirements.md, storefront §2: redirects of old addresses (R30: 301 on the server). `:id` is passed on. */
const legacy: [from: string, to: string][] = [
  ['/produkte', '/products'],
  ['/produkte/:id', '/products/:id'],
  ['/warenkorb', '/cart'],
  ['/kasse', '/checkout'],
  ['/bestellung-verfolgen', '/order-tracking'],
  ['/ueber-uns', '/about'],
  ['/kontakt', '/contact'],
];

/** The legal texts as they are valid today, and each of their versions. One page shows them all. */
const rechtstexte = [
  '/impressum',
  '/datenschutz',
  '/agb',
  '/widerrufsbelehrung',
  '/versand-und-zahlung',
  '/rechtstexte/:art/:nr',
];

/**
 * The route table (requirements.md, storefront §2). Errors are shown inside the layout, or in its place if
 * the layout failed.
 */
export function makeRoutes(services: Services): RouteObject[] {
  const publicRoutes = shopRoutes().map((route) =>
    services.loadsAhead ? withDataAhead(route, services) : route,
  );
  const pages = { ErrorBoundary: ErrorPage, children: [...publicRoutes, ...adminRoutes()] };
  const children = [{ Component: Frame, children: [pages] }, probezahlung()];
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
    page('/', 'shop/home/home-page', () => import('./pages/shop/home/home-page.tsx')),
    ...['/products', '/products/seite/:seite'].map((path) =>
      page(path, 'shop/produkt/produkte-page', () => import('./pages/shop/produkt/produkte-page.tsx')),
    ),
    page('/products/:id', ['shop/produkt/produkt-page', 'shop/produkt/produkt-lieferung'], loadProduktPage),
    page('/cart', 'shop/cart/cart-page', () => import('./pages/shop/cart/cart-page.tsx')),
    page('/login', 'shop/konto/login-page', () => import('./pages/shop/konto/login-page.tsx')),
    page('/register', 'shop/konto/register-page', () => import('./pages/shop/konto/register-page.tsx')),
    page(
      '/passwort-vergessen',
      'shop/konto/passwort-vergessen-page',
      () => import('./pages/shop/konto/passwort-vergessen-page.tsx'),
    ),
    page('/konto/link', 'shop/konto/konto-link-page', () => import('./pages/shop/konto/konto-link-page.tsx')),
    page('/checkout', 'seiten/checkout-page', () => import('./pages/seiten/checkout-page.tsx')),
    page(
      '/order-tracking',
      'seiten/order-tracking-page',
      () => import('./pages/seiten/order-tracking-page.tsx'),
    ),
    page('/profile', 'shop/konto/profile-page', () => import('./pages/shop/konto/profile-page.tsx')),
    ...bestellungRoutes(),
    ...textRoutes(),
    verwaltung('ware/portfolio', { role: 'admin' }),
    ...legacy.map(([path, to]) => ({ path, loader: goTo(to, 301) })),
    page('*', 'seiten/unbekannt-page', () => import('./pages/seiten/unbekannt-page.tsx')),
  ];
}

/** The pages of one order, for each who has its link. */
function bestellungRoutes(): RouteObject[] {
  return [
    page(
      '/bestellung/:token',
      'shop/bestellung/bestellung-page',
      () => import('./pages/shop/bestellung/bestellung-page.tsx'),
    ),
    page(
      '/bestellung/:token/zahlung',
      'shop/bestellung/zahlung-page',
      () => import('./pages/shop/bestellung/zahlung-page.tsx'),
    ),
    page(
      '/bestellung/:token/erstattung',
      'shop/bestellung/erstattung-page',
      () => import('./pages/shop/bestellung/erstattung-page.tsx'),
    ),
  ];
}

/** The page of another house: nothing of the shop stands around it. */
function probezahlung(): RouteObject {
  const load = () => import('./pages/shop/bestellung/probezahlung-page.tsx');
  return page('/probezahlung/:id', 'shop/bestellung/probezahlung-page', load);
}

/** The page waits for its days of delivery, which are asked for together with it. */
function loadProduktPage() {
  import('./pages/shop/produkt/produkt-lieferung.tsx').catch(() => {});
  return import('./pages/shop/produkt/produkt-page.tsx');
}

/** What is said of the shop and of the law, and the forms that belong to it. */
function textRoutes(): RouteObject[] {
  return [
    page('/about', 'seiten/about-page', () => import('./pages/seiten/about-page.tsx')),
    page('/contact', 'seiten/contact-page', () => import('./pages/seiten/contact-page.tsx')),
    page('/widerruf', 'seiten/widerruf-page', () => import('./pages/seiten/widerruf-page.tsx')),
    page(
      '/widerruf/:token',
      'seiten/widerruf-beleg-page',
      () => import('./pages/seiten/widerruf-beleg-page.tsx'),
    ),
    ...rechtstexte.map((path) =>
      page(path, 'seiten/rechtstext-page', () => import('./pages/seiten/rechtstext-page.tsx')),
    ),
  ];
}

/** requirements.md, storefront §2: the admin area, header only. The required role is defined only here (R2). */
function adminRoutes(): RouteObject[] {
  return [
    { path: '/admin', loader: goTo('/admin/dashboard') },
    verwaltung('dashboard/dashboard', { role: 'employee' }, { role: ['admin', 'employee'] }),
    verwaltung('ware/rohstoffe', { role: 'admin' }),
    verwaltung('auftraege/bestellungen', { permission: 'orders.read' }),
    verwaltung('auftraege/auftrag', { permission: 'orders.read' }, undefined, 'bestellungen/:id'),
    verwaltung('auftraege/packen', { permission: 'orders.read' }),
    verwaltung('ware/lager', { role: 'admin' }),
    verwaltung('ware/inventory', { permission: 'inventory.read' }),
    verwaltung('benutzer/benutzer', { role: 'admin' }),
    verwaltung('ware/warenberechnung', { role: 'admin' }),
    verwaltung('post', { role: 'admin' }),
    verwaltung('auftraege/zahlungen', { role: 'admin' }),
    verwaltung('auftraege/widerrufe', { role: 'admin' }),
    verwaltung('belege/belege', { role: 'admin' }),
    verwaltung('belege/beleg', { role: 'admin' }, undefined, 'belege/:nummer'),
    verwaltung('belege/altbestand', { role: 'admin' }, undefined, 'belege/altbestand'),
    verwaltung('aufbewahrung', { role: 'admin' }),
    verwaltung('einstellungen', { role: ['admin', 'employee'] }),
    verwaltung('auftraege/bestellung-neu', { permission: 'orders.write' }, undefined, 'bestellungen/neu'),
    verwaltung('ware/markt', { permission: 'inventory.write' }),
  ];
}

/**
 * A lazily loaded page; its module exports one component. `handle` is its source file, and those of parts that it waits
 * for, by which the server finds the chunks to preload.
 */
function page(
  path: string,
  file: string | string[],
  load: () => Promise<Record<string, ComponentType>>,
): RouteObject {
  const lazy = async () => {
    const [Component] = Object.values(
      await load().catch(() => {
        throw pageNotLoaded;
      }),
    );
    return { Component };
  };
  const handle = import.meta.env.SSR ? [file].flat().map((one) => `src/app/web/pages/${one}.tsx`) : undefined;
  return { path, caseSensitive: true, handle, lazy };
}

/**
 * A guarded page of the back office. The server renders it as loading; access is decided in the browser
 * (R30). The imports are in a separate file, which shoppers never load. `offen` is what it requires once the
 * shop has opened (R36), `weg` its address below /admin, which is otherwise the name of its file.
 */
function verwaltung(
  name: VerwaltungPage,
  ...[bedingung, offen = bedingung, weg = name.replace(/^.*\//, '')]: [Bedingung, Bedingung?, string?]
): RouteObject {
  const load = async () => (await import('./pages/verwaltung/load-page.ts')).loadPage(name);
  const { path, handle, lazy } = page(`/admin/${weg}`, `verwaltung/${name}-page`, load);
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

/** Passes on `:id` and the query string. */
function goTo(to: string, status = 302) {
  return ({ params, request }: LoaderFunctionArgs) =>
    redirect(to.replace(':id', encodeURIComponent(params.id ?? '')) + new URL(request.url).search, status);
}
