import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { cartCalls } from '#features/cart/calls.ts';
import {
  addBody,
  type CartItem,
  type CartReply,
  cart,
  cartItem,
  cartUpdateBody,
} from '#features/cart/contract.ts';
import { gewaehrleistungCalls } from '#features/gewaehrleistung/calls.ts';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { type Produkt, produkt } from '#features/portfolio/contract.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import type { Answers } from '../answers.ts';
import { made } from '../made.ts';
import { type OpenPage, openPage } from '../open-page.tsx';
import { textsOf } from '../texts-of.ts';

/** Prices of these tests' soaps in euros; each weighs 100 g. */
const preise: Record<string, number> = {
  Lavendeltraum: 7.9,
  Honigwabe: 8.5,
  Minzmorgen: 6.9,
  'Schwarzer Sandel': 9.9,
};

const idOf = (name: string) => `id-${name.toLowerCase().replaceAll(' ', '-')}`;

/** A soap of this name. */
export function soap(name: string, part: Partial<Produkt> = {}): Produkt {
  const angaben = { seife: 'Sheabutter', gramm: 100, preis: preise[name], reihenfolge: 1 };
  return made(produkt, { _id: idOf(name), name, ...angaben, ...part });
}

/** A line of the cart with pieces of this soap. */
export function item(name: string, menge: number, part: Partial<CartItem> = {}): CartItem {
  const angaben = { seife: 'Sheabutter', gramm: 100, preis: preise[name], verfuegbar: true };
  const merkmale = [
    { label: 'Seife', text: 'Sheabutter' },
    { label: 'Duft', text: 'Lavendel', isNebensache: true },
    { label: 'Gewicht', text: '100 g' },
  ];
  return made(cartItem, { produktId: idOf(name), name, menge, merkmale, ...angaben, ...part });
}

/** A line of what cannot be bought any more (R7). */
export const goneItem = (name: string, menge: number): CartItem =>
  item(name, menge, { preis: 0, verfuegbar: false, grund: 'Nicht mehr verfügbar' });

/** The cart on the server of a test: it keeps what the page changes. */
export class Korb {
  items: CartItem[];
  constructor(...items: CartItem[]) {
    this.items = items;
  }

  /** What the server sends. */
  reply(): CartReply {
    return ok(made(cart, { items: this.items }));
  }

  mengeOf(name: string): number {
    return this.items.find((one) => one.name === name)?.menge ?? 0;
  }

  add(body: unknown): CartReply {
    const { produktId, menge } = addBody.parse(body);
    const there = this.items.find((one) => one.produktId === produktId);
    const name = Object.keys(preise).find((one) => idOf(one) === produktId) ?? '';
    if (there) return this.update({ produktId, menge: there.menge + menge });
    this.items = [...this.items, item(name, menge)];
    return this.reply();
  }

  update(body: unknown): CartReply {
    const { produktId, menge } = cartUpdateBody.parse(body);
    this.items = this.items.map((one) => (one.produktId === produktId ? { ...one, menge } : one));
    return this.reply();
  }

  keep(isKept: (one: CartItem) => boolean): CartReply {
    this.items = this.items.filter(isKept);
    return this.reply();
  }

  /** Answers all calls of the cart, again after other answers. */
  serve(answers: Answers): void {
    answers
      .on(cartCalls.read, () => this.reply())
      .on(cartCalls.add, ({ body }) => this.add(body))
      .on(cartCalls.update, ({ body }) => this.update(body))
      .on(cartCalls.remove, ({ params }) => this.keep((one) => one.produktId !== params.productId))
      .on(cartCalls.clear, () => this.keep(() => false));
  }
}

/** Anna's cart on the first day: two lavender soaps and one with honey. */
export const annasKorb = (): Korb => new Korb(item('Lavendeltraum', 2), item('Honigwabe', 1));

type Visit = NonNullable<Parameters<typeof openPage>[1]>;

/** Opens a page with this cart on the server, and these soaps in the list. */
export function openWith(korb: Korb, path: string, visit: Visit = {}): Promise<OpenPage> {
  return openPage(path, {
    ...visit,
    answers: (answers) => {
      korb.serve(answers);
      answerSoaps(answers);
      answers.on(gewaehrleistungCalls.read, ok({ hinweis: null }));
      visit.answers?.(answers);
    },
  });
}

/** The soaps of the shop; one has no price yet. */
const soaps = () => [soap('Lavendeltraum'), soap('Honigwabe'), soap('Minzmorgen'), soap('Nachtjasmin')];

export function answerSoaps(answers: Answers, all: Produkt[] = soaps()): void {
  const produktOf = (id = '') => all.find(({ _id }) => _id === id) ?? soap(id);
  // The list last: its path is also that of a product.
  answers
    .on(portfolioCalls.read, ({ params }) => ok(produktOf(params.id)))
    .on(portfolioCalls.listWithPrices, okList(all));
}

export const produktPath = (name: string): string => `/products/${idOf(name)}`;

/** Locators of the cart, by role and name. */
export const main = (): Locator => page.getByRole('main');
export const heading = (): Locator => main().getByRole('heading', { level: 1 });
export const line = (name: string): Locator =>
  main()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
export const card = (name: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true, includeHidden: true }) });
export const menge = (place: Locator): Locator => place.getByRole('spinbutton');
export const plus = (place: Locator): Locator => place.getByRole('button', { name: /erhöhen/ });
export const minus = (place: Locator): Locator => place.getByRole('button', { name: /^Menge .*verringern/ });
export const remove = (place: Locator): Locator => place.getByRole('button', { name: /entfernen/ });
export const leeren = (): Locator => main().getByRole('button', { name: 'Warenkorb leeren' });
export const question = (): Locator =>
  page.getByRole('dialog', { name: 'Möchten Sie wirklich alle Artikel aus dem Warenkorb entfernen?' });
export const emptyText = (): Locator => main().getByText('Ihr Warenkorb ist leer', { exact: true });
export const hinein = (): Locator => main().getByRole('button', { name: 'In den Warenkorb' });
export const cartLink = (): Locator => page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ });
/** A toast with this text; that of a failure also contains the reason. */
export const toast = (text: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).getByText(text, { exact: true });

/** An amount as it is shown, with any kind of space before the sign. */
export const euro = (amount: string): RegExp => new RegExp(`^${amount.replaceAll('.', '\\.')}\\s€$`);

/** The three sums of the summary, exactly as displayed. */
export async function expectSums([zwischensumme, versand, gesamt]: [string, string, string]): Promise<void> {
  const sums = () => {
    const amounts = textsOf(main().getByRole('definition'));
    return textsOf(main().getByRole('term')).map((name, at) => [name, amounts[at]]);
  };
  await expect.poll(sums).toEqual([
    ['Zwischensumme', `${zwischensumme} €`],
    ['Versand (DHL)', `${versand} €`],
    ['Gesamt', `${gesamt} €`],
  ]);
}

/** The number in the header. */
export async function expectBadge(count: number): Promise<void> {
  await expect.element(cartLink()).toHaveAccessibleName(`Warenkorb, ${count} Artikel`);
}

/** Presses a key on an element, as who came there by keyboard. */
export async function press(place: Locator, key: string): Promise<void> {
  await expect.element(place).toBeVisible();
  (place.element() as HTMLElement).focus();
  await userEvent.keyboard(key);
}
