import { bekannteWege } from '#features/zahlarten/online-wege.ts';
import { flag, having, maybe, number, type Open, shape, text, time, word } from '#shared/wire/reader.ts';
import type { Probezahlung } from './probezahlung-contract.ts';
import type { Zahlungsseite } from './zahlungsseite-contract.ts';
import { zahlungsmodi, zahlungsstaende } from './zahlungsstand.ts';

/** As the page shows it: without a state that it does not know. */
export type GeleseneZahlungsseite = Open<Zahlungsseite, 'stand'>;

/** From an answer of any shape; `undefined` without the order's number, because then it is none. */
export const parseZahlungsseite = having(
  ['nummer'],
  shape<GeleseneZahlungsseite>({
    nummer: text,
    stand: word(zahlungsstaende),
    betrag: number(0),
    wege: bekannteWege,
    modus: word(zahlungsmodi),
    bis: maybe(time),
    kannUeberweisen: flag,
    grund: maybe(text),
  }),
);

/** The same of a payment at the example workshop's provider; one of an unknown state can't be paid. */
export const parseProbezahlung = having(
  ['nummer'],
  shape<Probezahlung>({
    ...{ nummer: text, zurueck: text },
    betrag: number(0),
    stand: word(['offen', 'zu'], 'zu'),
  }),
);

/** Where the shopper goes, from the answer to a call; empty without an address. */
export const readAdresse = shape<{ adresse: string }>({ adresse: text });
