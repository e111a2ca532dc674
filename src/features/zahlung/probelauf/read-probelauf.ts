import { flag, having, number, type Open, part, shape, text, time, word } from '#shared/wire/reader.ts';
import { zahlungsmodi } from '../online/zahlungsstand.ts';
import type { Probelauf } from './probelauf-contract.ts';
import { probelaufStaende } from './probelauf-staende.ts';

type Anbieter = NonNullable<Probelauf['anbieter']>;
type Lauf = NonNullable<Probelauf['lauf']>;

/** As the settings show it: without words that they do not know. */
export type GelesenerProbelauf = Omit<Probelauf, 'anbieter' | 'lauf'> & {
  anbieter?: Open<Anbieter, 'modus'> | undefined;
  lauf?: Open<Lauf, 'stand'> | undefined;
};

const oderNull = (value: unknown) => time(value) || null;

/** From an answer of any shape; without a provider it is that of a shop that has none. */
export const parseProbelauf = shape<GelesenerProbelauf>({
  anbieter: having(['name'], shape<Open<Anbieter, 'modus'>>({ name: text, modus: word(zahlungsmodi) })),
  betrag: number(0),
  bestanden: flag,
  lauf: part(
    shape<Open<Lauf, 'stand'>>({
      stand: word(probelaufStaende),
      ...{ grund: text, createdAt: time, bezahltAt: oderNull, beendetAt: oderNull },
    }),
  ),
});
