import { promilleToSatz } from '#shared/number/steuer.ts';
import type { BelegInhalt } from '../beleg-inhalt.ts';
import { belegBetragText } from '../beleg-worte.ts';
import type { NettoTeile } from '../netto-teile.ts';
import { xmlBetrag, xmlGruppe, xmlWert } from './xml-bau.ts';

type Zeile = {
  name: string;
  angaben?: string | undefined;
  menge: number;
  satzPromille: number;
  nettoCent: number;
};

/** What of a document is a line and what stands beside the lines, with its net sum. */
export type XmlZeilen = { zeilen: Zeile[]; daneben: Omit<Zeile, 'menge' | 'angaben'>[] };

/**
 * Goods are lines, sums beside them allowances and charges. A document without goods has those as its lines, because an
 * invoice must have one (BR-16); what is granted is taken back once, since no price may be below zero (BR-27).
 */
export function xmlZeilenOf({ art, posten, betraege }: BelegInhalt, netto: NettoTeile): XmlZeilen {
  const zeilen = posten.map(({ name, angaben, menge, satzPromille }, i) => {
    return { name, angaben, menge, satzPromille, nettoCent: netto.posten[i] ?? 0 };
  });
  const daneben = betraege.map((betrag, i) => {
    const { satzPromille } = betrag;
    return { name: belegBetragText(betrag, art), satzPromille, nettoCent: netto.betraege[i] ?? 0 };
  });
  if (zeilen.length > 0) return { zeilen, daneben };
  return { zeilen: daneben.map((one) => ({ ...one, menge: one.nettoCent < 0 ? -1 : 1 })), daneben: [] };
}

export function xmlZeile(
  { name, angaben = '', menge, satzPromille, nettoCent }: Zeile,
  nr: number,
  steuer: XmlSteuer,
): string {
  return xmlGruppe(
    'ram:IncludedSupplyChainTradeLineItem',
    xmlGruppe('ram:AssociatedDocumentLineDocument', xmlWert('ram:LineID', String(nr))),
    xmlGruppe('ram:SpecifiedTradeProduct', xmlWert('ram:Name', name), xmlWert('ram:Description', angaben)),
    xmlGruppe(
      'ram:SpecifiedLineTradeAgreement',
      xmlGruppe('ram:NetPriceProductTradePrice', xmlWert('ram:ChargeAmount', einzelpreis(nettoCent, menge))),
    ),
    xmlGruppe(
      'ram:SpecifiedLineTradeDelivery',
      xmlWert('ram:BilledQuantity', String(menge), { unitCode: 'H87' }),
    ),
    xmlGruppe(
      'ram:SpecifiedLineTradeSettlement',
      xmlGruppe('ram:ApplicableTradeTax', ...steuer(satzPromille)),
      xmlGruppe(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        xmlBetrag('ram:LineTotalAmount', nettoCent),
      ),
    ),
  );
}

/** The net price of a piece in euros; its six decimals times a quantity up to 9,999 round to the sum of the line. */
function einzelpreis(nettoCent: number, menge: number): string {
  return (menge === 0 ? 0 : nettoCent / menge / 100).toFixed(6).replace(/0{1,4}$/, '');
}

/** How a rate is written: its kind of tax, its category and per cent. */
export type XmlSteuer = (satzPromille: number) => string[];

export function xmlSteuerOf({ steuermodus }: Pick<BelegInhalt, 'steuermodus'>): XmlSteuer {
  return (satzPromille) => [
    xmlWert('ram:TypeCode', 'VAT'),
    xmlWert('ram:CategoryCode', kategorieOf(satzPromille, steuermodus)),
    xmlWert('ram:RateApplicablePercent', promilleToSatz(satzPromille).toFixed(2)),
  ];
}

/** Standard rate, zero rate, exempt. */
export function kategorieOf(satzPromille: number, steuermodus: BelegInhalt['steuermodus']): 'S' | 'Z' | 'E' {
  if (steuermodus === 'kleinunternehmer') return 'E';
  return satzPromille === 0 ? 'Z' : 'S';
}
