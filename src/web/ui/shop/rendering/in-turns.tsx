import { createContext, Suspense, use } from 'react';
import type { Elements } from '../../elements.ts';

/** On the server: resolves in a later turn of the event loop, each call in one of its own. In the browser: none. */
export const TurnContext = createContext<(() => Promise<void>) | undefined>(undefined);

/** Items that the server renders in one turn; the list of a workshop is one part, and needs no boundary. */
const itemsPerTurn = 50;

type InTurnsProps<T> = { items: T[]; children: (item: T, at: number) => Elements };

/** A list of any length, rendered in parts, so that a long one does not stop every other answer of the server. */
export function InTurns<T>({ items, children }: InTurnsProps<T>) {
  const nextTurn = use(TurnContext);
  const parts = Array.from({ length: Math.ceil(items.length / itemsPerTurn) }, (_, part) => part);
  return parts.map((part) => {
    const from = part * itemsPerTurn;
    const nodes = items.slice(from, from + itemsPerTurn).map((item, at) => children(item, from + at));
    if (part === 0) return nodes;
    return (
      <Suspense key={part}>
        <Later turn={nextTurn?.()}>{nodes}</Later>
      </Suspense>
    );
  });
}

function Later({ turn, children }: { turn: Promise<void> | undefined; children: Elements }) {
  if (turn) use(turn);
  return children;
}
