import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { produkteQuery, produktQuery } from '#features/portfolio/web/portfolio.queries.ts';
import { type Api, ApiError } from './api/client.ts';
import { ShopLayout } from './layouts/shop-layout.tsx';

export type Services = {
  api: Api;
  queryClient: QueryClient;
  /** On the server a page's data is loaded before it is rendered; in the browser the page itself loads and shows how. */
  loadsAhead: boolean;
};

/** storefront.txt §2: the old addresses, for ever (R30: 301 on the server). `:id` keeps its value. */
const legacy: [from: string, to: string][] = [
  ['/produkte', '/products'],
  ['/produkte/:id', '/products/:id'],
  ['/warenkorb', '/cart'],
  ['/kasse', '/checkout'],
  ['/bestellung-verfolgen', '/order-tracking'],
  ['/ueber-uns', '/about'],
  ['/kontakt', '/contact'],
];

/** The route table (storefront.txt §2). */
export function makeRoutes(services: Services): RouteObject[] {
  const { loadsAhead } = services;
  return [
    {
      Component: ShopLayout,
      children: [
        page('/', 'shop/home-page', async () => (await import('./pages/shop/home-page.tsx')).HomePage),
        page(
          '/products',
          'shop/products-page',
          async () => (await import('./pages/shop/products-page.tsx')).ProductsPage,
        ),
        page(
          '/products/:id',
          'shop/product-page',
          async () => (await import('./pages/shop/product-page.tsx')).ProductPage,
        ),
        page('/cart', 'shop/cart-page', async () => (await import('./pages/shop/cart-page.tsx')).CartPage),
        page(
          '/login',
          'shop/login-page',
          async () => (await import('./pages/shop/login-page.tsx')).LoginPage,
        ),
        page(
          '/checkout',
          'seiten/checkout-page',
          async () => (await import('./pages/seiten/checkout-page.tsx')).CheckoutPage,
        ),
        page(
          '/order-tracking',
          'seiten/order-tracking-page',
          async () => (await import('./pages/seiten/order-tracking-page.tsx')).OrderTrackingPage,
        ),
        page(
          '/about',
          'seiten/about-page',
          async () => (await import('./pages/seiten/about-page.tsx')).AboutPage,
        ),
        page(
          '/contact',
          'seiten/contact-page',
          async () => (await import('./pages/seiten/contact-page.tsx')).ContactPage,
        ),
        page(
          '/impressum',
          'seiten/impressum-page',
          async () => (await import('./pages/seiten/impressum-page.tsx')).ImpressumPage,
        ),
        page(
          '/datenschutz',
          'seiten/datenschutz-page',
          async () => (await import('./pages/seiten/datenschutz-page.tsx')).DatenschutzPage,
        ),
        page('/agb', 'seiten/agb-page', async () => (await import('./pages/seiten/agb-page.tsx')).AgbPage),
        page(
          '/admin/portfolio',
          'verwaltung/portfolio-page',
          async () => (await import('./pages/verwaltung/portfolio-page.tsx')).PortfolioPage,
        ),
        ...legacy.map(([path, to]) => ({ path, loader: moved(to) })),
        { path: '*', loader: () => redirect('/') },
      ].map((route) => (loadsAhead ? withDataAhead(route, services) : route)),
    },
  ];
}

/** A lazily loaded page. `handle` is its source file, by which the server finds the chunks to preload. */
function page(path: string, file: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, handle: `src/web/pages/${file}.tsx`, lazy: async () => ({ Component: await load() }) };
}

type Load = (services: Services, args: LoaderFunctionArgs) => Promise<unknown>;

const dataOf: Record<string, Load> = {
  '/': loadProdukte,
  '/products': loadProdukte,
  '/products/:id': loadProdukt,
};

function withDataAhead(route: RouteObject, services: Services): RouteObject {
  const load = dataOf[route.path ?? ''];
  return load ? { ...route, loader: (args) => load(services, args) } : route;
}

async function loadProdukte({ api, queryClient }: Services): Promise<null> {
  await queryClient.fetchQuery(produkteQuery(api));
  return null;
}

/** A missing product is a page of its own (the alert of storefront.txt §2), answered with its status. */
async function loadProdukt({ api, queryClient }: Services, { params }: LoaderFunctionArgs) {
  try {
    await queryClient.fetchQuery(produktQuery(api, params.id ?? ''));
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return data({ fehlt: params.id }, { status: 404 });
    throw error;
  }
}

function moved(to: string) {
  return ({ params }: LoaderFunctionArgs) =>
    redirect(to.replace(':id', encodeURIComponent(params.id ?? '')), 301);
}
