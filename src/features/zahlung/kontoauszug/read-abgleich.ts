import { auftragStaende } from '#features/auftrag/zustand/auftragsstand.ts';
import { texts } from '#shared/wire/more-readers.ts';
import {
  flag,
  having,
  list,
  number,
  type Open,
  parseList,
  shape,
  text,
  time,
  word,
} from '#shared/wire/reader.ts';
import type { AbgeglichenerUmsatz, Abgleich, Buchung, Gebucht, TeilZahlung } from '../contract.ts';
import { sicherheiten } from './abgleich.ts';
import { sprungGruende } from './umsatz.ts';

/** An order that a transfer is for, or may be chosen for; `offen` and `erlassen` in euros. */
export type WaehlbarerAuftrag = Open<Abgleich['auftraege'][number], 'stand'>;

/** A statement with its orders as the screen shows it: words that this page does not know are left out. */
export type GelesenerAbgleich = Omit<Abgleich, 'auftraege'> & { auftraege: WaehlbarerAuftrag[] };

type GelesenerUmsatz = Open<Omit<AbgeglichenerUmsatz, 'teile'>, 'art'> & {
  teile: Open<TeilZahlung, 'betrag'>[];
};

type Sprung = Open<Abgleich['uebersprungen'][number], 'grund'>;

const parseSeite = having(
  ['umsaetze'],
  shape({
    format: text,
    isGeraten: flag,
    umsaetze: parseList(
      having(
        ['umsatz', 'tag', 'betrag'],
        shape<Open<GelesenerUmsatz, 'betrag'>>({
          umsatz: text,
          tag: time,
          betrag: number(undefined),
          name: text,
          zweck: text,
          art: word([...sicherheiten, 'gebucht']),
          grund: text,
          teile: list(shape({ auftragId: text, betrag: number(undefined) })),
          kandidaten: texts,
        }),
      ),
    ),
    auftraege: list(
      having(
        ['_id', 'nummer', 'letzteNr'],
        shape<Open<WaehlbarerAuftrag, 'letzteNr'>>({
          _id: text,
          nummer: text,
          name: text,
          ...{ offen: number(0), erlassen: number(0) },
          stand: word(auftragStaende),
          letzteNr: number(undefined),
        }),
      ),
    ),
    uebersprungen: list(having(['grund'], shape<Sprung>({ grund: word(sprungGruende), anzahl: number(0) }))),
  }),
);

/** A statement from an answer of any shape; `undefined` without transfers, because then it is none. */
export function parseAbgleich(data: unknown): GelesenerAbgleich | undefined {
  const seite = parseSeite(data);
  if (!seite) return undefined;
  const bekannt = new Set(seite.auftraege.map(({ _id }) => _id));
  return { ...seite, umsaetze: seite.umsaetze.map((one) => umsatzOf(one, bekannt)) };
}

/** One for an order that is not in the answer is open: its owner could not see what is booked. */
function umsatzOf(
  { art, teile, ...umsatz }: GelesenerUmsatz,
  bekannt: ReadonlySet<string>,
): AbgeglichenerUmsatz {
  const ganze = teile.filter(
    (one): one is TeilZahlung => one.betrag !== undefined && bekannt.has(one.auftragId),
  );
  const hasZiel = art === 'gebucht' || (ganze.length === teile.length && ganze.length > 0);
  return { ...umsatz, art: art && hasZiel ? art : 'offen', teile: hasZiel ? ganze : [] };
}

const readErgebnisse = shape({
  ergebnisse: list(
    having(
      ['umsatz', 'ergebnis'],
      shape<Open<Gebucht, 'ergebnis'>>({
        umsatz: text,
        ergebnis: word(['gebucht', 'schonGebucht', 'abgelehnt']),
        text,
        gesehen: list(
          having(['auftragId', 'letzteNr'], shape({ auftragId: text, letzteNr: number(undefined) })),
        ),
      }),
    ),
  ),
});

/** What became of these transfers, from an answer of any shape; `undefined` where it does not say so of each. */
export function parseGebucht(data: unknown, buchungen: Pick<Buchung, 'umsatz'>[]): Gebucht[] | undefined {
  const { ergebnisse } = readErgebnisse(data);
  const gelesen = buchungen.flatMap(({ umsatz }) => ergebnisse.find((one) => one.umsatz === umsatz) ?? []);
  return gelesen.length === buchungen.length ? gelesen : undefined;
}
