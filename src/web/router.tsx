import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, Outlet, type RouteObject, redirect } from 'react-router';
import { Guard } from '#features/auth/web/guard.tsx';
import type { Bedingung } from '#features/auth/zugang.ts';
import { ladenQuery } from '#features/einstellung/web/laden.queries.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { type Services, withDataAhead } from './data-ahead.ts';
import { AdminLayout } from './layouts/admin-layout.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { ErrorDocument, ErrorPage, pageNotLoaded } from './pages/error-page.tsx';
import type { VerwaltungPage } from './pages/verwaltung/load-page.ts';

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
    verwaltung('/admin/bestellungen/:id', 'auftrag-page', { permission: 'orders.read' }),
    verwaltung('/admin/packen', 'packen-page', { permission: 'orders.read' }),
    verwaltung('/admin/lager', 'lager-page', { role: 'admin' }),
    verwaltung('/admin/inventory', 'inventory-page', { permission: 'inventory.read' }),
    verwaltung('/admin/benutzer', 'benutzer-page', { role: 'admin' }),
    verwaltung('/admin/warenberechnung', 'warenberechnung-page', { role: 'admin' }),
    verwaltung('/admin/post', 'post-page', { role: 'admin' }),
    verwaltung('/admin/zahlungen', 'zahlungen-page', { role: 'admin' }),
    verwaltung('/admin/widerrufe', 'widerrufe-page', { role: 'admin' }),
    verwaltung('/admin/einstellungen', 'einstellungen-page', { role: ['admin', 'employee'] }),
    verwaltung('/admin/bestellungen/neu', 'bestellung-neu-page', { permission: 'orders.write' }),
    verwaltung('/admin/markt', 'markt-page', { permission: 'inventory.write' }),
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

/** Passes on `:id` and the query string. */
function goTo(to: string, status = 302) {
  return ({ params, request }: LoaderFunctionArgs) =>
    redirect(to.replace(':id', encodeURIComponent(params.id ?? '')) + new URL(request.url).search, status);
}
