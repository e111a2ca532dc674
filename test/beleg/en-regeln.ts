import { findAll, findText, type XmlElement } from './read-xml.ts';

type Regel = [name: string, gilt: (rechnung: Rechnung) => boolean];
type Rechnung = ReturnType<typeof teileOf>;

/** The rules of EN 16931 that an invoice of ours breaks, by their names in the standard. */
export function gebrocheneRegeln(xml: XmlElement): string[] {
  const rechnung = teileOf(xml);
  return regeln.filter(([, gilt]) => !gilt(rechnung)).map(([name]) => name);
}

function teileOf(xml: XmlElement) {
  const vorgang = einziges(xml, 'SupplyChainTradeTransaction');
  const abrechnung = einziges(vorgang, 'ApplicableHeaderTradeSettlement');
  const vertrag = einziges(vorgang, 'ApplicableHeaderTradeAgreement');
  const daneben = findAll(abrechnung, 'SpecifiedTradeAllowanceCharge');
  const isZuschlag = (one: XmlElement) => findText(one, 'ChargeIndicator/Indicator') === 'true';
  return {
    ...{ xml, abrechnung },
    kopf: einziges(xml, 'ExchangedDocument'),
    verkaeuferin: einziges(vertrag, 'SellerTradeParty'),
    kaeufer: einziges(vertrag, 'BuyerTradeParty'),
    zeilen: findAll(vorgang, 'IncludedSupplyChainTradeLineItem'),
    steuern: findAll(abrechnung, 'ApplicableTradeTax'),
    zuschlaege: daneben.filter(isZuschlag),
    abzuege: daneben.filter((one) => !isZuschlag(one)),
    summen: einziges(abrechnung, 'SpecifiedTradeSettlementHeaderMonetarySummation'),
    betraege: alle(xml).filter(({ name }) => name.endsWith('Amount')),
  };
}

function einziges(element: XmlElement, name: string): XmlElement {
  const [eines, ...weitere] = findAll(element, name);
  if (!eines || weitere.length > 0) throw new Error(`${weitere.length + 1} times ${name}`);
  return eines;
}

function alle(element: XmlElement): XmlElement[] {
  return [element, ...element.kinder.flatMap(alle)];
}

/** A sum in cents; NaN if it has not two decimals at most. */
export function centAt(element: XmlElement, weg: string): number {
  const text = findText(element, weg);
  if (!/^-?\d+(\.\d{1,2})?$/.test(text)) return Number.NaN;
  const [ganze = '', rest = ''] = text.replace('-', '').split('.');
  const cent = Number(ganze) * 100 + Number(rest.padEnd(2, '0'));
  return text.startsWith('-') ? 0 - cent : cent;
}

const zeilenNetto =
  'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';
const zeilenSteuer = 'SpecifiedLineTradeSettlement/ApplicableTradeTax';

function sumAt(elemente: XmlElement[], weg: string): number {
  return elemente.reduce((sum, one) => sum + centAt(one, weg), 0);
}

/** Category and rate: what a tax is told apart by. */
function steuerOf(element: XmlElement, weg = ''): string {
  const steuer = weg === '' ? element : findAll(element, weg)[0];
  return steuer ? `${findText(steuer, 'CategoryCode')} ${findText(steuer, 'RateApplicablePercent')}` : '';
}

/** What is taxed alike, by kind: lines, charges, allowances. */
function basisOf({ zeilen, zuschlaege, abzuege }: Rechnung, steuer: XmlElement): number {
  const gleich = (weg: string) => (one: XmlElement) => steuerOf(one, weg) === steuerOf(steuer);
  return (
    sumAt(zeilen.filter(gleich(zeilenSteuer)), zeilenNetto) +
    sumAt(zuschlaege.filter(gleich('CategoryTradeTax')), 'ActualAmount') -
    sumAt(abzuege.filter(gleich('CategoryTradeTax')), 'ActualAmount')
  );
}

function satzAt(steuer: XmlElement): number {
  return Number(findText(steuer, 'RateApplicablePercent'));
}

/** Amounts beside the lines are never below zero, and say what they are. */
function isGenannt(daneben: XmlElement[]): boolean {
  return daneben.every((one) => {
    return (
      centAt(one, 'ActualAmount') >= 0 && findText(one, 'Reason') !== '' && steuerOf(one, 'CategoryTradeTax')
    );
  });
}

function nutzt({ zeilen, zuschlaege, abzuege, steuern }: Rechnung, kategorie: string) {
  const ist = (weg: string) => (one: XmlElement) => steuerOf(one, weg).startsWith(kategorie);
  const daneben = [...zuschlaege, ...abzuege].filter(ist('CategoryTradeTax'));
  return {
    teile: [
      ...zeilen.filter(ist(zeilenSteuer)).flatMap((one) => findAll(one, zeilenSteuer)),
      ...daneben.flatMap((one) => findAll(one, 'CategoryTradeTax')),
    ],
    steuern: steuern.filter(ist('')),
  };
}

/** BR-E-01 to 07 and the like: a breakdown exactly if there is something of it, a fitting rate, and who is taxed. */
function isGegliedert(rechnung: Rechnung, kategorie: string, isSatz: (satz: number) => boolean): boolean {
  const { teile, steuern } = nutzt(rechnung, kategorie);
  const ids = findAll(rechnung.verkaeuferin, 'SpecifiedTaxRegistration/ID');
  return (
    teile.length > 0 === steuern.length > 0 &&
    [...teile, ...steuern].every((one) => isSatz(satzAt(one))) &&
    new Set(steuern.map((one) => steuerOf(one))).size === steuern.length &&
    (teile.length === 0 || ids.some(({ merkmale }) => ['VA', 'FC'].includes(merkmale.schemeID ?? '')))
  );
}

const regeln: Regel[] = [
  [
    'BR-01',
    ({ xml }) => {
      const weg = 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID';
      return findText(xml, weg) === 'urn:cen.eu:en16931:2017';
    },
  ],
  ['BR-02', ({ kopf }) => findText(kopf, 'ID') !== ''],
  ['BR-03', ({ kopf }) => /^\d{8}$/.test(findText(kopf, 'IssueDateTime/DateTimeString'))],
  ['BR-04', ({ kopf }) => ['380', '384'].includes(findText(kopf, 'TypeCode'))],
  ['BR-05', ({ abrechnung }) => findText(abrechnung, 'InvoiceCurrencyCode') === 'EUR'],
  ['BR-06', ({ verkaeuferin }) => findText(verkaeuferin, 'Name') !== ''],
  ['BR-07', ({ kaeufer }) => findText(kaeufer, 'Name') !== ''],
  ['BR-09', ({ verkaeuferin }) => findText(verkaeuferin, 'PostalTradeAddress/CountryID') === 'DE'],
  ['BR-11', ({ kaeufer }) => findText(kaeufer, 'PostalTradeAddress/CountryID') === 'DE'],
  ['BR-16', ({ zeilen }) => zeilen.length > 0],
  [
    'BR-21',
    ({ zeilen }) => {
      const nummern = zeilen.map((zeile) => findText(zeile, 'AssociatedDocumentLineDocument/LineID'));
      return !nummern.includes('') && new Set(nummern).size === nummern.length;
    },
  ],
  ['BR-25', ({ zeilen }) => zeilen.every((zeile) => findText(zeile, 'SpecifiedTradeProduct/Name') !== '')],
  ['BR-27', ({ zeilen }) => zeilen.every((zeile) => Number(findText(zeile, preis)) >= 0)],
  [
    'BR-29',
    ({ abrechnung }) =>
      findAll(abrechnung, 'BillingSpecifiedPeriod').every((one) => {
        return findText(one, 'StartDateTime/DateTimeString') <= findText(one, 'EndDateTime/DateTimeString');
      }),
  ],
  ['BR-31', ({ abzuege }) => isGenannt(abzuege)],
  ['BR-36', ({ zuschlaege }) => isGenannt(zuschlaege)],
  [
    'BR-55',
    ({ kopf, abrechnung }) => {
      const nummern = findAll(abrechnung, 'InvoiceReferencedDocument').map((one) =>
        findText(one, 'IssuerAssignedID'),
      );
      return !nummern.includes('') && nummern.length > 0 === (findText(kopf, 'TypeCode') === '384');
    },
  ],
  [
    'BR-61',
    ({ abrechnung }) => {
      const iban = findText(abrechnung, `${zahlungsweg}/PayeePartyCreditorFinancialAccount/IBANID`);
      return findText(abrechnung, `${zahlungsweg}/TypeCode`) === '58'
        ? /^\w{15,34}$/.test(iban)
        : iban === '';
    },
  ],
  ['BR-CO-10', ({ summen, zeilen }) => centAt(summen, 'LineTotalAmount') === sumAt(zeilen, zeilenNetto)],
  [
    'BR-CO-11',
    ({ summen, abzuege }) => centAt(summen, 'AllowanceTotalAmount') === sumAt(abzuege, 'ActualAmount'),
  ],
  [
    'BR-CO-12',
    ({ summen, zuschlaege }) => centAt(summen, 'ChargeTotalAmount') === sumAt(zuschlaege, 'ActualAmount'),
  ],
  [
    'BR-CO-13',
    ({ summen }) =>
      centAt(summen, 'TaxBasisTotalAmount') ===
      centAt(summen, 'LineTotalAmount') -
        centAt(summen, 'AllowanceTotalAmount') +
        centAt(summen, 'ChargeTotalAmount'),
  ],
  [
    'BR-CO-14',
    ({ summen, steuern }) => centAt(summen, 'TaxTotalAmount') === sumAt(steuern, 'CalculatedAmount'),
  ],
  [
    'BR-CO-15',
    ({ summen }) =>
      centAt(summen, 'GrandTotalAmount') ===
        centAt(summen, 'TaxBasisTotalAmount') + centAt(summen, 'TaxTotalAmount') &&
      findAll(summen, 'TaxTotalAmount')[0]?.merkmale.currencyID === 'EUR',
  ],
  [
    'BR-CO-16',
    ({ summen }) =>
      centAt(summen, 'DuePayableAmount') ===
      centAt(summen, 'GrandTotalAmount') - centAt(summen, 'TotalPrepaidAmount'),
  ],
  [
    'BR-CO-17',
    // The standard leaves it a euro. Ours is rounded from the gross sum, so less than a cent beside it.
    ({ steuern }) =>
      steuern.every((steuer) => {
        const genau = (centAt(steuer, 'BasisAmount') * satzAt(steuer)) / 100;
        return Math.abs(genau - centAt(steuer, 'CalculatedAmount')) < 1;
      }),
  ],
  ['BR-CO-18', ({ steuern }) => steuern.length > 0],
  [
    'BR-CO-25',
    ({ abrechnung, summen }) => {
      const bedingung = findAll(abrechnung, 'SpecifiedTradePaymentTerms');
      return centAt(summen, 'DuePayableAmount') <= 0 || bedingung.length === 1;
    },
  ],
  [
    'BR-CO-26',
    ({ verkaeuferin }) =>
      findText(verkaeuferin, 'ID') !== '' ||
      findAll(verkaeuferin, 'SpecifiedTaxRegistration/ID').some(({ merkmale }) => merkmale.schemeID === 'VA'),
  ],
  ['BR-S', (rechnung) => isGegliedert(rechnung, 'S', (satz) => satz > 0)],
  ['BR-Z', (rechnung) => isGegliedert(rechnung, 'Z', (satz) => satz === 0)],
  ['BR-E', (rechnung) => isGegliedert(rechnung, 'E', (satz) => satz === 0)],
  [
    'BR-S-08',
    (rechnung) =>
      rechnung.steuern.every((steuer) => centAt(steuer, 'BasisAmount') === basisOf(rechnung, steuer)),
  ],
  [
    'BR-E-09',
    ({ steuern }) =>
      steuern.every((steuer) => satzAt(steuer) > 0 || centAt(steuer, 'CalculatedAmount') === 0),
  ],
  [
    'BR-E-10',
    ({ steuern }) =>
      steuern.every((steuer) => {
        return (findText(steuer, 'CategoryCode') === 'E') === (findText(steuer, 'ExemptionReason') !== '');
      }),
  ],
  [
    'BR-DEC',
    ({ betraege }) =>
      betraege.every(({ name, text }) => name === 'ram:ChargeAmount' || /^-?\d+\.\d\d$/.test(text)),
  ],
  // No rule of the standard, but readers warn of it.
  [
    'price times quantity',
    ({ zeilen }) =>
      zeilen.every((zeile) => {
        const menge = Number(findText(zeile, 'SpecifiedLineTradeDelivery/BilledQuantity'));
        const genau = Number(findText(zeile, preis)) * menge * 100;
        return Math.abs(genau - centAt(zeile, zeilenNetto)) < 0.5;
      }),
  ],
];

const preis = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount';
const zahlungsweg = 'SpecifiedTradeSettlementPaymentMeans';
