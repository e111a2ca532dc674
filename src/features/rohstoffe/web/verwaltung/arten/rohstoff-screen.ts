import type { Column } from '#web/ui/verwaltung/list/data-list-props.ts';
import type { Rohstoff, RohstoffForm } from '../../../contract.ts';
import type { RohstoffKind } from '../../../rohstoff-kind.ts';

/** One input of the form. Its values are validated by the kind's schema. */
export type Feld<Name extends string = string> = { name: Name; label: string } & (
  | { input: 'name' | 'text' | 'lines' }
  /** `isOptional`: may stay empty. */
  | { input: 'number'; unit: string; isWhole?: boolean; isOptional?: boolean }
  | { input: 'choice'; choices: readonly string[] }
);

/** A read-only derived value; with `decimals` it is money. */
export type AbgeleitetesFeld<Name extends string = string> = {
  name: Name;
  label: string;
  decimals?: number;
};

type Keys<T> = Extract<keyof T, string>;

/** How the back office shows one kind of raw material; everything else is the same for all kinds. */
export type RohstoffScreen<Kind extends RohstoffKind = RohstoffKind> = {
  kind: Kind;
  /** The label of the button that adds one, also the title of the form. */
  neu: string;
  /** The fields of a purchase, the amount first. */
  einkauf: [menge: Feld<Keys<RohstoffForm<Kind>>>, ...Feld<Keys<RohstoffForm<Kind>>>[]];
  abgeleitet: AbgeleitetesFeld<Keys<ReturnType<Kind['derive']>>>[];
  eigenschaften: Feld<Keys<RohstoffForm<Kind>>>[];
  /** The text below the name: the supplier, or another distinguishing field. */
  herkunft: (rohstoff: Rohstoff<Kind>) => string;
  /** Columns between the name and the stock. */
  columns: Column<Rohstoff<Kind>>[];
  /** The reason for the red mark. */
  knappText: string;
};

/** Lets the compiler check a kind's field names; the shared components treat all kinds alike. */
export function defineRohstoffScreen<Kind extends RohstoffKind>(
  screen: RohstoffScreen<Kind>,
): RohstoffScreen {
  return screen as unknown as RohstoffScreen;
}
