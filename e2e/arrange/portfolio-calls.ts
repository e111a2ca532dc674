import type { APIRequestContext, Page, Request, Route } from '@playwright/test';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import type { Produkt } from '#features/portfolio/contract.ts';
import { senderOf } from './send.ts';

const listCall = '**/api/portfolio/with-prices';

/** A product as the API answers it, with defaults for all other fields. */
export function makeProdukt(produkt: Partial<Produkt> = {}): Produkt {
  const name = produkt.name ?? 'Probeseife';
  return {
    _id: `id-${name.toLowerCase().replaceAll(' ', '-')}`,
    name,
    seife: 'Sheabutter',
    gramm: 100,
    aroma: 'Lavendel',
    seifenform: 'quadratisch',
    preis: 7.9,
    reihenfolge: 1,
    bilder: { galerie: [] },
    beschreibung: { kurz: 'Eine Seife zum Ausprobieren.' },
    ...produkt,
  };
}

/** The products from the API. */
export async function fetchProdukte(request: APIRequestContext): Promise<Produkt[]> {
  return (await senderOf(request)(portfolioCalls.listWithPrices)).data;
}

/** The product of this name. */
export async function fetchProdukt(request: APIRequestContext, name: string): Promise<Produkt> {
  const found = (await fetchProdukte(request)).find((produkt) => produkt.name === name);
  if (!found) throw new Error(`no product ${name} in the shop`);
  return found;
}

/** Mocks the list's call from now on: products, a refusal, no connection, or no answer until `release`. */
export async function answerList(page: Page, answer: Produkt[] | Refusal | 'no connection'): Promise<void> {
  await page.unroute(listCall);
  await page.route(listCall, (route) => answerWith(route, answer));
}

type Refusal = { status: number; message?: string };

async function answerWith(route: Route, answer: Produkt[] | Refusal | 'no connection'): Promise<void> {
  if (answer === 'no connection') return route.abort('connectionrefused');
  if (Array.isArray(answer))
    return route.fulfill({ json: { success: true, count: answer.length, data: answer } });
  const { status, ...rest } = answer;
  return route.fulfill({ status, json: { success: false, ...rest } });
}

/** Holds back the list's answer until `release`; then the shop answers. */
export async function holdList(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unroute(listCall);
  await page.route(listCall, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Records the calls whose path ends with `pathEnd`. */
export function watchCalls(page: Page, pathEnd: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(pathEnd)) calls.push(request);
  });
  return calls;
}

/** The browser's console errors about answers that a test makes fail. */
export const failedCall = /Failed to load resource/;
