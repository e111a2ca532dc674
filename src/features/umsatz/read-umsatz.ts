import { having, list, maybe, number, type Open, shape, text } from '#shared/wire/reader.ts';
import type { Umsatz } from './contract.ts';

const readFelder = shape<Open<Umsatz, 'umsatzNetto'>>({
  umsatz: number(0),
  umsatzNetto: number(undefined),
  gebuehren: maybe(number(0)),
  tage: list(having(['tag'], shape({ tag: text, umsatz: number(0), umsatzNetto: number(undefined) }))),
  produkte: list(having(['produktId'], shape({ produktId: text, name: text, stueck: number(0) }))),
});

/** A server that does not know the turnover without tax has none in it; what has no name is left out. */
export function parseUmsatz(data: unknown): Umsatz {
  const umsatz = readFelder(data);
  return { ...umsatz, umsatzNetto: umsatz.umsatzNetto ?? umsatz.umsatz };
}
