import { einheitText } from '#features/rohstoffe/einheit-text.ts';
import { formatEinheitspreis } from '#shared/number/einheitspreis.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { RohstoffPosten, Warenberechnung } from '../../../contract.ts';
import { mehrwertsteuerIn } from '../../../mehrwertsteuer.ts';
import { rundungNamen } from '../parameter/rundung-namen.ts';

export type Rechenschritt = {
  name: string;
  /** How the amount is calculated. */
  wie?: string;
  /** Euros; `null` is a gap in the recipe. */
  betrag: number | null;
  art?: 'summe' | 'hinweis' | 'ergebnis';
};

/** The mould: shown, but covered by the lump sum (R11, requirements.md, admin §9). */
const formKosten = 0.1;

const zahl = (value: number) => formatZahl(value, 4);

/** Every step of R11 in order, with its calculation. */
export function rechenschritteOf(berechnung: Warenberechnung): Rechenschritt[] {
  const of = berechnung;
  return [
    ...of.posten.map(toSchritt),
    { name: 'Energie', betrag: of.energieKosten },
    { name: 'Zwischensumme EK', betrag: of.zwischensummeEK, art: 'summe' },
    { name: 'Pauschale', wie: `Zwischensumme EK × ${zahl(of.pauschaleFaktor)}`, betrag: of.pauschale },
    ...(isSeife(of.portfolioProdukt)
      ? [
          {
            name: 'Seifenform',
            wie: 'in der Pauschale enthalten',
            betrag: formKosten,
            art: 'hinweis',
          } as const,
        ]
      : []),
    { name: 'Gewinn', wie: `${zahl(of.gewinnProzent)} % der Pauschale`, betrag: of.gewinnBetrag },
    { name: 'Zwischensumme vor Rabatt', betrag: of.zwischensummeVorRabatt, art: 'summe' },
    {
      name: 'Rabatt',
      wie: `${zahl(of.rabattProzent)} % der Zwischensumme`,
      betrag: of.rabattBetrag === 0 ? 0 : -of.rabattBetrag,
    },
    { name: 'Zusatzkosten', betrag: of.zusatzKosten },
    { name: 'Verkaufspreis', betrag: of.vkPreis, art: 'summe' },
    {
      name: 'Berechneter Preis',
      wie: rundungNamen[of.rundungsOption],
      betrag: of.vkPreisGerundet,
      art: 'ergebnis',
    },
    ...mwstOf(of),
  ];
}

/** The VAT inside the calculated price (R51); a small business has none. */
function mwstOf({ vkPreisGerundet, steuersatz }: Warenberechnung): Rechenschritt[] {
  const betrag = mehrwertsteuerIn(vkPreisGerundet, steuersatz);
  if (betrag === 0) return [];
  return [{ name: 'Darin MwSt.', wie: `${zahl(steuersatz)} %`, betrag, art: 'hinweis' }];
}

/** Only soap needs a mould (requirements.md, admin §9). */
function isSeife({ typ = 'seife' }: Pick<Warenberechnung['portfolioProdukt'], 'typ'>): boolean {
  return typ === 'seife';
}

function toSchritt({ art, name, menge, einheit, preisProEinheit, kosten }: RohstoffPosten): Rechenschritt {
  const wort = einheitText(einheit);
  const preis = preisProEinheit !== null && `${preisText(preisProEinheit, einheit)}/${wort}`;
  const wieViel = `${zahl(menge)} ${wort}`;
  return {
    name: art,
    wie: [name, preis ? `${wieViel} × ${preis}` : wieViel].filter(Boolean).join(', '),
    betrag: kosten,
  };
}

/** Decimals of a price per unit (requirements.md, admin §9): 6 per drop, 4 per gram, 2 per piece. */
function preisText(euro: number, einheit: string): string {
  if (einheit === 'Stück') return formatEuro(euro);
  return formatEinheitspreis(euro, einheit === 'tropfen' ? 6 : 4);
}
