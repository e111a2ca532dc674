import { listOf, recordOf, textOf, zeitTextOf } from '#shared/wire/read-answer.ts';
import { isRecord, readNumber } from '#shared/wire/read-value.ts';
import type { Beleg } from '../contract.ts';

/**
 * A receipt as its page shows it. `weg` may be one that this page does not know: an open page meets the words
 * of a later shop.
 */
export type GelesenerBeleg = Omit<Beleg, 'weg'> & { weg: string };

/** A receipt from an answer of any shape; `undefined` if it is none. */
export function parseBeleg(data: unknown): GelesenerBeleg | undefined {
  if (!isRecord(data)) return undefined;
  const laden = recordOf(data.laden);
  const { anschrift } = laden;
  return {
    eingangAt: zeitTextOf(data.eingangAt),
    name: textOf(data.name),
    bestellung: textOf(data.bestellung),
    email: textOf(data.email),
    stuecke: textOf(data.stuecke),
    teile: listOf(data.teile).map(({ nr, menge, name }) => ({
      nr: readNumber(nr) ?? 0,
      menge: readNumber(menge) ?? 1,
      name: textOf(name),
    })),
    weg: textOf(data.weg),
    laden: {
      name: textOf(laden.name),
      email: textOf(laden.email),
      telefon: textOf(laden.telefon),
      anschrift: Array.isArray(anschrift) ? anschrift.map(textOf).filter(Boolean) : [],
    },
  };
}
