import fc from 'fast-check';
import { expect, test } from 'vitest';
import { belegInhalte, belegProbe } from '#test/beleg/beleg-proben.ts';
import { centAt, gebrocheneRegeln } from '#test/beleg/en-regeln.ts';
import { findAll, findText, readXml, type XmlElement } from '#test/beleg/read-xml.ts';
import type { BelegInhalt } from '../beleg-inhalt.ts';
import { belegOffenCent } from '../beleg-worte.ts';
import { belegXml } from './beleg-xml.ts';

const vorgang = 'SupplyChainTradeTransaction';
const vertrag = `${vorgang}/ApplicableHeaderTradeAgreement`;
const abrechnung = `${vorgang}/ApplicableHeaderTradeSettlement`;
const read = (inhalt: Partial<BelegInhalt> = {}) => readXml(belegXml(belegProbe(inhalt)));

test('whatever a document says, it is an invoice by the rules of EN 16931, with its sums', () => {
  fc.assert(
    fc.property(belegInhalte, (inhalt) => {
      const xml = readXml(belegXml(inhalt));
      expect(gebrocheneRegeln(xml)).toEqual([]);
      const summen = `${abrechnung}/SpecifiedTradeSettlementHeaderMonetarySummation`;
      expect(centAt(xml, `${summen}/GrandTotalAmount`)).toBe(inhalt.bruttoCent);
      expect(centAt(xml, `${summen}/DuePayableAmount`)).toBe(belegOffenCent(inhalt));
      const steuern = findAll(xml, `${abrechnung}/ApplicableTradeTax`);
      expect(steuern.map((one) => centAt(one, 'CalculatedAmount'))).toEqual(
        inhalt.steuern.map(({ steuerCent }) => steuerCent),
      );
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['BR-16', /<ram:IncludedSupplyChainTradeLineItem>.*<.ram:IncludedSupplyChainTradeLineItem>\n/s, ''],
  ['BR-CO-10', '<ram:LineTotalAmount>13.27<', '<ram:LineTotalAmount>13.28<'],
  ['BR-CO-12', '<ram:ChargeTotalAmount>4.12<', '<ram:ChargeTotalAmount>0.00<'],
  ['BR-CO-14', '<ram:CalculatedAmount>3.31<', '<ram:CalculatedAmount>3.30<'],
  ['BR-CO-15', '<ram:GrandTotalAmount>20.70<', '<ram:GrandTotalAmount>20.71<'],
  ['BR-CO-16', '<ram:TotalPrepaidAmount>20.70<', '<ram:TotalPrepaidAmount>20.00<'],
  ['BR-CO-17', '<ram:BasisAmount>17.39<', '<ram:BasisAmount>27.39<'],
  ['BR-CO-26', /<ram:ID>32.*<.ram:ID>\n/, ''],
  ['BR-S', '>19.00<', '>0.00<'],
  ['BR-S-08', '<ram:BasisAmount>17.39<', '<ram:BasisAmount>17.40<'],
  ['BR-E-10', />S</g, '>E<'],
  ['BR-DEC', '<ram:ActualAmount>4.12<', '<ram:ActualAmount>4.120<'],
  ['price times quantity', '<ram:ChargeAmount>6.635<', '<ram:ChargeAmount>6.63<'],
])('the rules of these tests find what breaks %s', (regel, richtig, falsch) => {
  const xml = belegXml(belegProbe());
  expect(gebrocheneRegeln(readXml(xml))).toEqual([]);
  const kaputt = xml.replace(richtig, falsch);
  expect(kaputt).not.toBe(xml);
  expect(gebrocheneRegeln(readXml(kaputt))).toContain(regel);
});

test('the same document is the same file', () => {
  expect(belegXml(belegProbe())).toBe(belegXml(structuredClone(belegProbe())));
});

test('a usual invoice names both, the order, the day of delivery and how it was paid', () => {
  const xml = read();
  expect(findText(xml, 'ExchangedDocument/ID')).toBe('R-2026-0001');
  expect(findText(xml, 'ExchangedDocument/TypeCode')).toBe('380');
  expect(findText(xml, 'ExchangedDocument/IssueDateTime/DateTimeString')).toBe('20261124');
  expect(findText(xml, `${vertrag}/SellerTradeParty/Name`)).toBe('Maria Lindner');
  expect(findText(xml, `${vertrag}/SellerTradeParty/SpecifiedLegalOrganization/TradingBusinessName`)).toBe(
    'Seifenwerkstatt am Bach',
  );
  expect(findText(xml, `${vertrag}/SellerTradeParty/ID`)).toBe('32/123/45678');
  expect(findText(xml, `${vertrag}/BuyerTradeParty/Name`)).toBe('Erika Beispiel');
  expect(findText(xml, `${vertrag}/BuyerTradeParty/PostalTradeAddress/LineOne`)).toBe('Gartenweg 7a');
  expect(findText(xml, `${vertrag}/SellerOrderReferencedDocument/IssuerAssignedID`)).toBe('B-26-K7M4Q');
  expect(findText(xml, `${vorgang}/ApplicableHeaderTradeDelivery/${am}`)).toBe('20261123');
  expect(findAll(xml, `${abrechnung}/BillingSpecifiedPeriod`)).toEqual([]);
  expect(findText(xml, `${abrechnung}/SpecifiedTradePaymentTerms/Description`)).toBe(
    'Der Betrag ist bezahlt.',
  );
});

const am = 'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString';

test('a line says what its goods are, if that is known', () => {
  const posten = { nr: 1, menge: 1, preisCent: 790, satzPromille: 190 };
  const angaben = 'Seife ·\u00a0Sheabutter ·\u00a0100 g';
  const xml = read({
    posten: [
      { ...posten, name: 'Goldstück', angaben },
      { ...posten, name: 'Minzglas' },
    ],
  });
  const waren = findAll(xml, `${vorgang}/IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct`);
  expect(waren.map(({ kinder }) => kinder.map(({ name, text }) => [name, text]))).toEqual([
    [
      ['ram:Name', 'Goldstück'],
      ['ram:Description', 'Seife · Sheabutter · 100 g'],
    ],
    [['ram:Name', 'Minzglas']],
  ]);
});

test('a VAT id identifies the seller beside the tax number', () => {
  const { aussteller } = belegProbe();
  const xml = read({ aussteller: { ...aussteller, ustIdNr: 'DE123456789' } });
  const seller = findAll(xml, `${vertrag}/SellerTradeParty`)[0];
  expect(seller && findText(seller, 'ID')).toBe('');
  const ids = seller ? findAll(seller, 'SpecifiedTaxRegistration/ID') : [];
  expect(ids.map(({ text, merkmale }) => [merkmale.schemeID, text])).toEqual([
    ['FC', '32/123/45678'],
    ['VA', 'DE123456789'],
  ]);
});

test('a company is the buyer, the person her contact; nobody is customers without a name', () => {
  const { empfaenger } = belegProbe();
  const firma = read({ ...(empfaenger && { empfaenger: { ...empfaenger, firma: 'Kurhotel & Co.' } }) });
  expect(findText(firma, `${vertrag}/BuyerTradeParty/Name`)).toBe('Kurhotel & Co.');
  expect(findText(firma, `${vertrag}/BuyerTradeParty/DefinedTradeContact/PersonName`)).toBe('Erika Beispiel');
  const niemand = read({ empfaenger: undefined });
  expect(findText(niemand, `${vertrag}/BuyerTradeParty/Name`)).toBe('Kundschaft ohne Namen');
  expect(findText(niemand, `${vertrag}/BuyerTradeParty/PostalTradeAddress/CountryID`)).toBe('DE');
});

test('what is open is asked for by transfer, with account, reference and last day', () => {
  const ueberweisung = {
    ...{ kontoinhaber: 'Maria Lindner', iban: 'DE02 1203 0000 0000 2020 51', bank: 'Bank' },
    ...{ verwendungszweck: 'B-26-K7M4Q', zahlbarBis: '2026-12-07' },
  };
  const offen = read({ bezahltCent: 0, ueberweisung });
  const weg = `${abrechnung}/SpecifiedTradeSettlementPaymentMeans`;
  expect(findText(offen, `${weg}/TypeCode`)).toBe('58');
  expect(findText(offen, `${weg}/PayeePartyCreditorFinancialAccount/IBANID`)).toBe('DE02120300000000202051');
  expect(findText(offen, `${abrechnung}/PaymentReference`)).toBe('B-26-K7M4Q');
  const bedingung = `${abrechnung}/SpecifiedTradePaymentTerms`;
  expect(findText(offen, `${bedingung}/DueDateDateTime/DateTimeString`)).toBe('20261207');
  expect(findText(offen, `${bedingung}/Description`)).toBe('Bitte überweisen Sie 20,70 € bis 07.12.2026.');
  const bezahlt = read({ ueberweisung });
  expect(findText(bezahlt, `${weg}/TypeCode`)).toBe('1');
  expect(findAll(bezahlt, `${abrechnung}/PaymentReference`)).toEqual([]);
});

test('a correction is the difference, with pieces below none, and names each invoice that it corrects', () => {
  const zu = [
    { nummer: 'R-2026-0001', tag: '2026-11-24' },
    { nummer: 'R-2026-0002', tag: '2026-11-26' },
  ];
  const [eine] = belegProbe().posten;
  const xml = read({
    ...{ art: 'korrektur', zu, bezahltCent: 0, posten: eine ? [{ ...eine, menge: -1 }] : [] },
    betraege: [
      { art: 'porto', satzPromille: 190, betragCent: -490 },
      { art: 'nachlass', satzPromille: 190, betragCent: 100 },
    ],
  });
  expect(findText(xml, 'ExchangedDocument/TypeCode')).toBe('384');
  const rechnungen = findAll(xml, `${abrechnung}/InvoiceReferencedDocument`);
  expect(
    rechnungen.map((one) => [
      findText(one, 'IssuerAssignedID'),
      findText(one, 'FormattedIssueDateTime/DateTimeString'),
    ]),
  ).toEqual([
    ['R-2026-0001', '20261124'],
    ['R-2026-0002', '20261126'],
  ]);
  const zeile = `${vorgang}/IncludedSupplyChainTradeLineItem`;
  expect(findText(xml, `${zeile}/SpecifiedLineTradeDelivery/BilledQuantity`)).toBe('-1');
  const daneben = findAll(xml, `${abrechnung}/SpecifiedTradeAllowanceCharge`);
  expect(daneben.map(danebenOf)).toEqual([
    ['Versand', 'false', '4.12'],
    ['Nachlass aufgehoben', 'true', '0.84'],
  ]);
  expect(gebrocheneRegeln(xml)).toEqual([]);
});

function danebenOf(one: XmlElement): string[] {
  return ['Reason', 'ChargeIndicator/Indicator', 'ActualAmount'].map((weg) => findText(one, weg));
}

test('sums without goods are the lines', () => {
  const xml = read({
    ...{ art: 'korrektur', zu: [{ nummer: 'R-2026-0001', tag: '2026-11-24' }], posten: [] },
    betraege: [
      { art: 'porto', satzPromille: 70, betragCent: 107 },
      { art: 'nachlass', satzPromille: 190, betragCent: -119 },
    ],
  });
  const zeilen = findAll(xml, `${vorgang}/IncludedSupplyChainTradeLineItem`);
  const wege = [
    'SpecifiedTradeProduct/Name',
    'SpecifiedLineTradeDelivery/BilledQuantity',
    'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
  ];
  expect(zeilen.map((one) => wege.map((weg) => findText(one, weg)))).toEqual([
    ['Versand', '1', '1.00'],
    ['Nachlass', '-1', '1.00'],
  ]);
  expect(findAll(xml, `${abrechnung}/SpecifiedTradeAllowanceCharge`)).toEqual([]);
});

test('under § 19 UStG all is exempt, and says why', () => {
  const posten = belegProbe().posten.map((one) => ({ ...one, satzPromille: 0 }));
  const xml = read({ steuermodus: 'kleinunternehmer', posten, betraege: [], bezahltCent: 1580 });
  const [steuer, ...weitere] = findAll(xml, `${abrechnung}/ApplicableTradeTax`);
  expect(weitere).toEqual([]);
  expect(steuer && findText(steuer, 'CategoryCode')).toBe('E');
  expect(steuer && findText(steuer, 'ExemptionReason')).toMatch(/Kleinunternehmer \(§ 19 UStG\)/);
  const saetze = findAll(xml, 'ExchangedDocument/IncludedNote/Content').map(({ text }) => text);
  expect(saetze.at(-1)).toMatch(/^Steuerbefreiung für Kleinunternehmer/);
});

test('a delivery of several days has a period, and a rate of zero is no exemption', () => {
  const posten = [
    { nr: 1, name: 'Seife', menge: 1, preisCent: 119, satzPromille: 190 },
    { nr: 2, name: 'Spende', menge: 1, preisCent: 100, satzPromille: 0 },
  ];
  const xml = read({ leistung: { von: '2026-11-23', bis: '2026-11-25' }, posten, betraege: [] });
  const zeit = findAll(xml, `${abrechnung}/BillingSpecifiedPeriod`)[0];
  expect(zeit && findText(zeit, 'StartDateTime/DateTimeString')).toBe('20261123');
  expect(zeit && findText(zeit, 'EndDateTime/DateTimeString')).toBe('20261125');
  expect(findText(xml, `${vorgang}/ApplicableHeaderTradeDelivery/${am}`)).toBe('20261125');
  const steuern = findAll(xml, `${abrechnung}/ApplicableTradeTax`);
  expect(steuern.map((one) => findText(one, 'CategoryCode'))).toEqual(['S', 'Z']);
});

test('signs of XML are written out, and what it cannot hold is left out', () => {
  const [eine] = belegProbe().posten;
  const name = 'A & B <i>"x"</i>\u0000\r\n\ud83d 🧼 ]]>';
  const xml = belegXml(belegProbe({ posten: eine ? [{ ...eine, name }] : [] }));
  expect(xml).toContain('<ram:Name>A &amp; B &lt;i&gt;&quot;x&quot;&lt;/i&gt; \ufffd 🧼 ]]&gt;</ram:Name>');
});
