import { keyboardText } from '#shared/text/keyboard-text.ts';
import type { CartItem, CartUpdateBody } from './contract.ts';
import { maxMenge, minMenge } from './menge.ts';

/**
 * Changes of the quantities in a cart that the server has not confirmed: `wanted` contains the last one of each
 * product, `sent` the one pending call. The lines shown are the server's with these changes applied, so that a failure
 * only has to drop them.
 */
export type MengeFolge = { wanted: Readonly<Record<string, number>>; sent?: CartUpdateBody };

export const leereFolge: MengeFolge = { wanted: {} };

/** The last change wins: an earlier one of the same product is dropped, whether or not it was sent. */
export function wantMenge(folge: MengeFolge, { produktId, menge }: CartUpdateBody): MengeFolge {
  return { ...folge, wanted: { ...folge.wanted, [produktId]: menge } };
}

/**
 * Selects the next call, unless one is pending: the calls of a cart are sent one by one, so that no answer overtakes
 * another. Changes that the server's list already contains, or of missing lines, need no call.
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

/**
 * Handles the answer of the pending call, success or failure. A newer change of the same product stays and is sent
 * next.
 */
export function settleSent({ wanted }: MengeFolge): MengeFolge {
  return { wanted };
}

/** Drops the changes of a line that is being removed. */
export function forgetProdukt({ wanted, ...rest }: MengeFolge, produktId: string): MengeFolge {
  const { [produktId]: _, ...others } = wanted;
  return { ...rest, wanted: others };
}

/** The changes that would be lost if the page closed now, one call per product. */
export function openUpdates({ sent, wanted }: MengeFolge): CartUpdateBody[] {
  const mengen = sent ? { [sent.produktId]: sent.menge, ...wanted } : wanted;
  return Object.entries(mengen).map(([produktId, menge]) => ({ produktId, menge }));
}

/** The lines to show: the server's with the unconfirmed changes. */
export function withFolge(confirmed: CartItem[], folge: MengeFolge): CartItem[] {
  const mengen = new Map(openUpdates(folge).map(({ produktId, menge }) => [produktId, menge]));
  if (mengen.size === 0) return confirmed;
  return confirmed.map((line) => withMenge(line, mengen.get(line.produktId) ?? line.menge));
}

/** 'noch 1' was said of fewer pieces; only the server knows whether the others are made to order. */
function withMenge(line: CartItem, menge: number): CartItem {
  const { verfuegbarkeit, ...rest } = line;
  const isOutdated = verfuegbarkeit?.art === 'vorrat' && menge > (verfuegbarkeit.frei ?? menge);
  return isOutdated ? { ...rest, menge } : { ...line, menge };
}

/**
 * The typed quantity (requirements.md, storefront §5): an invalid number counts as 1; below 1 or above `max`
 * there is no change.
 */
export function typedMenge(text: string, max = maxMenge): number | undefined {
  const typed = Number.parseInt(keyboardText(text), 10);
  const menge = Number.isNaN(typed) ? minMenge : typed;
  return menge >= minMenge && menge <= max ? menge : undefined;
}
