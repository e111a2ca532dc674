import { aufgaben } from '#features/auftrag/zustand/auftragslage.ts';
import { having, list, maybe, number, shape, text, word } from '#shared/wire/reader.ts';
import type { ZuFertigen } from './contract.ts';

type Bestellung = ZuFertigen['bestellungen'][number];

/** What has no name is left out. */
export const readZuFertigen = list<ZuFertigen>(
  having(
    ['produktId'],
    shape<ZuFertigen>({
      produktId: text,
      name: text,
      fehlend: number(0),
      ohneGeld: number(0),
      bis: maybe(text),
      weitere: number(0),
      bestellungen: list(
        having(
          ['nummer'],
          shape<Bestellung>({
            auftragId: maybe(text),
            nummer: text,
            fehlend: number(0),
            bis: maybe(text),
            aufgabe: word(aufgaben),
          }),
        ),
      ),
    }),
  ),
);
