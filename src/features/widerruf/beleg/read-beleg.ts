import { texts } from '#shared/wire/more-readers.ts';
import { each, list, maybe, number, part, shape, text, time } from '#shared/wire/reader.ts';
import type { Beleg } from '../contract.ts';

/** A receipt as its page shows it; `weg` may be one of a later version of the shop. */
export type GelesenerBeleg = Omit<Beleg, 'weg'> & { weg: string };

/** A receipt from an answer of any shape; `undefined` if it is none. */
export const parseBeleg = part(
  shape<GelesenerBeleg>({
    eingangAt: time,
    eingangTag: maybe(text),
    ...each(['name', 'bestellung', 'email', 'stuecke', 'weg'], text),
    teile: list(shape({ nr: number(0), menge: number(1), name: text })),
    laden: shape({ ...each(['name', 'email', 'telefon'], text), anschrift: texts }),
  }),
);
