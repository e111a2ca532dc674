import { nullable } from '#shared/wire/more-readers.ts';
import {
  each,
  flag,
  having,
  list,
  notFalse,
  number,
  type Readers,
  shape,
  text,
  word,
} from '#shared/wire/reader.ts';
import type { DnsLage, Nachricht, NachrichtZeile, Postausgang, PostLage } from './contract.ts';
import { nachrichtArtNamen, nachrichtStaende } from './nachricht.ts';

const zeile: Readers<NachrichtZeile> = {
  _id: text,
  art: word(nachrichtArtNamen, 'test'),
  stand: word(nachrichtStaende, 'wartet'),
  versuche: number(0),
  istErledigt: flag,
  ...each(['an', 'anName', 'betreff', 'antwortAn', 'createdAt', 'fehler'], text),
  ...each(['gesendetAt', 'zuerstGesendetAt', 'faelligAt', 'auftragId'], nullable(text)),
};

/** A row of the outbox; `undefined` without its id, because then it is none. */
export const parseZeile = having(['_id'], shape(zeile));

export const parseNachricht = having(
  ['_id'],
  shape<Nachricht>({
    ...zeile,
    ...each(['html', 'text'], text),
    anhaenge: list(
      having(['nr'], shape({ nr: number(undefined), name: (value) => text(value) || 'Anhang' })),
    ),
    hatGeheimnis: flag,
  }),
);

export const readPostausgang = shape<Postausgang>({
  nachrichten: list(parseZeile),
  weitere: flag,
  anzahl: shape(each(nachrichtStaende, number(0))),
  // Only a server that says so has none.
  smtp: notFalse,
});

export const parsePostLage = shape<PostLage>({ problem: text, nichtZugestellt: number(0) });

export const readDnsLage = shape<DnsLage>({
  domain: text,
  eintraege: list(
    having(
      ['name'],
      shape({
        name: word(['SPF', 'DKIM', 'DMARC']),
        stand: word(['da', 'fehlt', 'unbekannt'], 'unbekannt'),
        wert: text,
        hinweis: text,
      }),
    ),
  ),
});
