import type { CartItem, UpdateBody } from './contract.ts';
import { maxMenge, minMenge } from './menge.ts';

/**
 * What a person wants of the lines of a cart and the server has not confirmed: `wanted` holds the last tap of each
 * product, `sent` the one call that is under way. Everything shown is the server's list with these laid over it, so
 * that a failure only has to forget them.
 */
export type MengeFolge = { wanted: Readonly<Record<string, number>>; sent?: UpdateBody };

export const leereFolge: MengeFolge = { wanted: {} };

/** The last tap wins: an earlier wish for the same product is forgotten, whether or not it was sent. */
export function wantMenge(folge: MengeFolge, { produktId, menge }: UpdateBody): MengeFolge {
  return { ...folge, wanted: { ...folge.wanted, [produktId]: menge } };
}

/**
 * Chooses the next call, unless one is under way: the cart's calls go one by one, so that no answer overtakes another.
 * Wishes that the server's list fulfils already, or that it has no line for, need none.
 */
export function sendNext(folge: MengeFolge, confirmed: CartItem[]): MengeFolge {
  if (folge.sent) return folge;
  const isOpen = ([produktId, menge]: [string, number]) =>
    confirmed.some((line) => line.produktId === produktId && line.verfuegbar && line.menge !== menge);
  const [next, ...later] = Object.entries(folge.wanted).filter(isOpen);
  if (!next) return leereFolge;
  const [produktId, menge] = next;
  return { wanted: Object.fromEntries(later), sent: { produktId, menge } };
}

/** The call under way has its answer, good or bad. A newer wish for the same product stays and goes next. */
export function settleSent({ wanted }: MengeFolge): MengeFolge {
  return { wanted };
}

/** Nothing is wanted any more of a line that is being removed. */
export function forgetProdukt({ wanted, ...rest }: MengeFolge, produktId: string): MengeFolge {
  const { [produktId]: _, ...others } = wanted;
  return { ...rest, wanted: others };
}

/** What the server would not know if the page ended now, one call per product. */
export function openUpdates({ sent, wanted }: MengeFolge): UpdateBody[] {
  const mengen = sent ? { [sent.produktId]: sent.menge, ...wanted } : wanted;
  return Object.entries(mengen).map(([produktId, menge]) => ({ produktId, menge }));
}

/** The lines as they are shown: the server's, with what is wanted of them. */
export function withFolge(confirmed: CartItem[], folge: MengeFolge): CartItem[] {
  const mengen = new Map(openUpdates(folge).map(({ produktId, menge }) => [produktId, menge]));
  if (mengen.size === 0) return confirmed;
  return confirmed.map((line) => ({ ...line, menge: mengen.get(line.produktId) ?? line.menge }));
}

/**
 * The number of pieces that somebody typed (storefront.txt §5): what is no number counts as 1, what is below 1 or
 * above `max` is no change.
 */
export function typedMenge(text: string, max = maxMenge): number | undefined {
  const typed = Number.parseInt(text, 10);
  const menge = Number.isNaN(typed) ? minMenge : typed;
  return menge >= minMenge && menge <= max ? menge : undefined;
}
