import { listOf, recordOf, textOf } from '#shared/wire/read-answer.ts';
import { readNumber } from '#shared/wire/read-value.ts';
import type { Umsatz } from './contract.ts';

/** Another server's answer may lack fields: numbers are 0, lists are empty, and what has no name is left out. */
export function parseUmsatz(data: unknown): Umsatz {
  const { umsatz, umsatzNetto, tage, produkte } = recordOf(data);
  return {
    umsatz: readNumber(umsatz) ?? 0,
    umsatzNetto: readNumber(umsatzNetto) ?? readNumber(umsatz) ?? 0,
    tage: listOf(tage).flatMap((one) => {
      const [tag, netto] = [textOf(one.tag), readNumber(one.umsatzNetto)];
      if (!tag) return [];
      return {
        tag,
        umsatz: readNumber(one.umsatz) ?? 0,
        ...(netto === undefined ? {} : { umsatzNetto: netto }),
      };
    }),
    produkte: listOf(produkte).flatMap((one) => {
      const produktId = textOf(one.produktId);
      return produktId ? { produktId, name: textOf(one.name), stueck: readNumber(one.stueck) ?? 0 } : [];
    }),
  };
}
