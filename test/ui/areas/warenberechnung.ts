import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { calculate, kostenOf } from '#features/warenberechnung/berechnung.ts';
import { warenberechnungCalls } from '#features/warenberechnung/calls.ts';
import {
  type Warenberechnung,
  warenberechnung,
  warenberechnungKurz,
} from '#features/warenberechnung/contract.ts';
import { type Parameter, parameterDefaults } from '#features/warenberechnung/parameter.ts';
import { comparePreis } from '#features/warenberechnung/preisvergleich.ts';
import { okList } from '#shared/wire/envelope.ts';
import { type Answers, refusal } from '../answers.ts';
import { made } from '../made.ts';

export type Kalkulation = {
  _id: string;
  name: string;
  /** Grams of base soap and drops of oil in one piece. */
  gramm: number;
  tropfen: number;
  /** Euros in the shop. */
  preis: number;
  /** Euros per gram, per drop and for the packaging; `null` is a gap, named in `fehlend`. */
  preise: [number | null, number | null, number | null];
  fehlend?: string[];
  steuersatz?: number;
  gebuehrProzent?: number;
  gebuehrMitCent?: boolean;
} & Partial<Parameter>;

/** One piece costs 1,40 €, which makes 4,50 €. */
export const lavendeltraum: Kalkulation = {
  _id: 'lavendel',
  name: 'Lavendeltraum',
  gramm: 100,
  tropfen: 2,
  preis: 7.9,
  preise: [0.0088, 0.05, 0.42],
};

/** One piece costs 2,18 €, which makes 7,00 €. */
export const honigwabe: Kalkulation = {
  _id: 'honig',
  name: 'Honigwabe',
  gramm: 110,
  tropfen: 2,
  preis: 8.5,
  preise: [0.0145, 0.09, 0.405],
};

/** Its packaging is none of the raw materials. */
export const wintergruss: Kalkulation = {
  _id: 'winter',
  name: 'Wintergruß',
  gramm: 100,
  tropfen: 2,
  preis: 9,
  preise: [0.0088, 0.05, null],
  fehlend: ['Verpackung „Geschenkdose“ gibt es nicht in den Rohstoffen'],
};

/** The calculation as the server makes it of these prices. */
export function berechnungVon(kalkulation: Kalkulation): Warenberechnung {
  const { _id, name, gramm, tropfen, preis, preise, fehlend = [], steuersatz = 19 } = kalkulation;
  const { gebuehrProzent, gebuehrMitCent } = kalkulation;
  const { rohseife, duftoel, verpackung } = rohstoffKinds;
  const posten = [rohseife, duftoel, verpackung].map((kind, at) => {
    const teil = { menge: [gramm, tropfen, 1][at] ?? 0, preisProEinheit: preise[at] ?? null };
    return { typ: kind.typ, art: kind.name, einheit: kind.einheit, ...teil, kosten: kostenOf(teil) };
  });
  const parameter = parameterOf(kalkulation);
  const berechnung = calculate(posten, parameter);
  const vergleich = { preis, isUnvollstaendig: fehlend.length > 0, steuersatz };
  return made(warenberechnung, {
    _id: `berechnung-${_id}`,
    portfolioProdukt: { _id, name, preis, gramm, aktiv: true },
    updatedAt: '2026-11-27T10:00:00.000Z',
    ...{ fehlend, posten, gewichtInGramm: gramm, tropfen, steuersatz },
    ...{ gebuehrProzent, gebuehrMitCent },
    ...{ preisProGramm: preise[0], kostenProTropfen: preise[1], kostenProStueck: preise[2] },
    ...parameter,
    ...berechnung,
    ...comparePreis(berechnung, vergleich),
  });
}

function parameterOf(kalkulation: Kalkulation): Parameter {
  const keys = Object.keys(parameterDefaults) as (keyof Parameter)[];
  const given = keys.flatMap((key) => (key in kalkulation ? [[key, kalkulation[key]]] : []));
  return { ...parameterDefaults, ...Object.fromEntries(given) };
}

/** Answers the selector and each calculation. */
export function answerBerechnungen(answers: Answers, ...kalkulationen: Kalkulation[]): void {
  const berechnungen = kalkulationen.map(berechnungVon);
  const zeilen = berechnungen.map(({ portfolioProdukt, ...berechnung }) =>
    made(warenberechnungKurz, {
      ...berechnung,
      ...portfolioProdukt,
      isUnvollstaendig: berechnung.fehlend.length > 0,
    }),
  );
  answers.on(warenberechnungCalls.list, okList(zeilen));
  answers.on(warenberechnungCalls.open, ({ params }) => {
    const found = berechnungen.find(({ portfolioProdukt }) => portfolioProdukt._id === params.productId);
    return found ?? refusal(404, 'Dieses Produkt gibt es nicht.');
  });
}
