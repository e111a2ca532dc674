import type { Column } from '#web/ui/verwaltung/data-list-props.ts';
import type { Rohstoff, RohstoffForm } from '../../contract.ts';
import type { RohstoffKind } from '../../rohstoff-kind.ts';

/** One input of the form. What a field may hold is the kind's schema's business. */
export type Feld<Name extends string = string> = { name: Name; label: string } & (
  | { input: 'name' | 'text' | 'lines' }
  /** `isOptional`: may stay empty. */
  | { input: 'number'; unit: string; isWhole?: boolean; isOptional?: boolean }
  | { input: 'choice'; choices: readonly string[] }
);

/** A value that follows from others and is only shown; with `decimals` it is money. */
export type AbgeleitetesFeld<Name extends string = string> = {
  name: Name;
  label: string;
  decimals?: number;
};

type Keys<T> = Extract<keyof T, string>;

/** How one kind of raw material appears in the back office; everything else is the same for all kinds. */
export type RohstoffScreen<Kind extends RohstoffKind = RohstoffKind> = {
  kind: Kind;
  /** The button that adds one, also the title of the form. */
  neu: string;
  /** What was bought, the amount first, for how much, and what follows from that. */
  einkauf: [menge: Feld<Keys<RohstoffForm<Kind>>>, ...Feld<Keys<RohstoffForm<Kind>>>[]];
  abgeleitet: AbgeleitetesFeld<Keys<ReturnType<Kind['derive']>>>[];
  eigenschaften: Feld<Keys<RohstoffForm<Kind>>>[];
  /** Beneath the name: who it comes from, or what tells it from others. */
  herkunft: (rohstoff: Rohstoff<Kind>) => string;
  /** Columns between the name and the stock. */
  columns: Column<Rohstoff<Kind>>[];
  /** Why it is marked red. */
  knappText: string;
};

/** Lets the compiler check a kind's names; to the engine all kinds look alike. */
export function defineRohstoffScreen<Kind extends RohstoffKind>(
  screen: RohstoffScreen<Kind>,
): RohstoffScreen {
  return screen as unknown as RohstoffScreen;
}
