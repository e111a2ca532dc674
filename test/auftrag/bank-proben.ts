import { type Probe, zeilen } from './kontoauszuege.ts';

const iban = 'DE02120300000000202051';
const eigene = 'DE89370400440532013000';

/**
 * More invented statements of banks and apps, with their own columns, days, amounts, quotes and lines before
 * the header.
 */
export const weitereProben: Record<string, Probe> = {
  '1822direkt': {
    format: '1822direkt (CSV)',
    text: zeilen(
      `Kontonummer;Datum/Zeit;Buchungstag;Wertstellung;Soll/Haben;Buchungsschlüssel;Buchungsart;Empfänger/Auftraggeber Name;Empfänger/Auftraggeber IBAN;Empfänger/Auftraggeber BIC;Glaeubiger-ID;Mandatsreferenz;Mandatsdatum;${Array.from({ length: 18 }, (_, at) => `Vwz.${at}`).join(';')};End-to-End-Identifikation`,
      `202051;23.11.2026 09:12:13;23.11.2026;23.11.2026;24,90;166;Gutschrift Überw.;Erika Beispiel;${iban};PBNKDEFF;;;;Bestellung;vielen Dank;;;B-26-K7M4Q${';'.repeat(14)}`,
      `202051;23.11.2026 09:12:14;23.11.2026;23.11.2026;-80,00;105;Lastschrift;Stadtwerke;${iban};PBNKDEFF;;;;Strom${';'.repeat(18)}`,
    ),
  },
  'sparda, psd, ethikbank and triodos, by the same centre': {
    format: 'Volksbank, Raiffeisenbank, GLS oder Sparda (CSV)',
    text: `\uFEFF${zeilen(
      'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Währung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Gläubiger ID;Mandatsreferenz',
      `Girokonto;${eigene};GENODE;Beispielbank;23.11.2026;23.11.2026;Erika Beispiel;${iban};BYLADEM1001;Überweisungsgutschr.;B-26-K7M4Q EREF: NOTPROVIDED;24,90;EUR;1.024,90;;;;`,
    )}`,
  },
  'dkb, without cents': {
    format: 'DKB (CSV)',
    text: zeilen(
      `"Girokonto";"${eigene}"`,
      '""',
      '"Kontostand vom 23.11.2026:";"1.024,90 €"',
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
      `"23.11.26";"23.11.26";"Gebucht";"Erika Beispiel";"Seifenhof";"B-26-K7M4Q";"Eingang";"${iban}";"24,9";"";"";""`,
      '"23.11.26";"23.11.26";"Gebucht";"Seifenhof";"Stadtwerke";"Strom";"Ausgang";"";"-80";"";"";""',
    ),
  },
  'ing, without balance': {
    format: 'ING (CSV)',
    text: zeilen(
      'Umsatzanzeige;Datei erstellt am: 23.11.2026 20:15',
      '',
      'IBAN;DE89 3704 0044 0532 0130 00',
      'Zeitraum;01.11.2026 - 23.11.2026',
      'Saldo;1.024,90;EUR',
      '',
      'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Betrag;Währung',
      '23.11.2026;23.11.2026;Erika Beispiel;Gutschrift;B-26-K7M4Q;24,90;EUR',
    ),
  },
  'commerzbank, older': {
    format: 'Commerzbank (CSV)',
    text: zeilen(
      'Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;Auftraggeberkonto;Bankleitzahl Auftraggeberkonto;IBAN Auftraggeberkonto',
      `23.11.2026;23.11.2026;Gutschrift;"Erika Beispiel B-26-K7M4Q Kundenreferenz: NOTPROVIDED";24,90;EUR;532013000;37040044;${eigene}`,
    ),
  },
  'deutsche bank, norisbank and fyrst': {
    format: 'Postbank, Deutsche Bank, norisbank oder FYRST (CSV)',
    text: zeilen(
      'Umsätze AktivKonto;;;Kundennummer: 123 4567890',
      '01.11.2026 - 23.11.2026',
      'Letzter Kontostand;;;;1.000,00;EUR',
      'Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.',
      'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung',
      `23.11.2026;23.11.2026;"SEPA-Gutschrift von";Erika Beispiel;"B-26-K7M4Q ";${iban};BYLADEM1001;NOTPROVIDED;;;;;;1;;;24,90;EUR`,
      `23.11.2026;23.11.2026;"SEPA-Lastschrift von";Stadtwerke;Strom;;;;;;;;;1;;-80,00;;EUR`,
      'Kontostand;23.11.2026;;;944,90;EUR',
    ),
  },
  'deutsche bank, in english': {
    format: 'Postbank, Deutsche Bank, norisbank oder FYRST (CSV)',
    text: zeilen(
      'Transactions Personal Account;;;Customer number: 123 4567890',
      '11/01/2026 - 11/23/2026',
      'Booking date;Value date;Transaction Type;Beneficiary / Originator;Payment Details;IBAN;BIC;Customer Reference;Mandate Reference;Creditor ID;Compensation amount;Original Amount;Ultimate creditor;Number of transactions;Number of cheques;Debit;Credit;Currency',
      `11/23/2026;11/23/2026;"Credit Transfer";Erika Beispiel;B-26-K7M4Q;${iban};BYLADEM1001;;;;;;;1;;;24.90;EUR`,
    ),
  },
  'postbank, older': {
    format: 'Postbank (CSV, ältere Form)',
    text: zeilen(
      'Umsatzauskunft;',
      'Name;Ada Beispiel;',
      'Kontonummer;532013000;',
      'Saldo;1.024,90 €;',
      '',
      '"Buchungstag";"Wertstellung";"Umsatzart";"Buchungsdetails";"Auftraggeber";"Empfänger";"Betrag (€)";"Saldo (€)"',
      '"23.11.2026";"23.11.2026";"Gutschrift";"Referenz NOTPROVIDED B-26-K7M4Q";"Erika Beispiel";"Seifenhof";"24,90 €";"1.024,90 €"',
    ),
  },
  'hypovereinsbank, with tabs': {
    format: 'HypoVereinsbank (CSV)',
    text: zeilen(
      'Kontonummer\tBuchungsdatum\tValuta\tEmpfaenger 1\tEmpfaenger 2\tVerwendungszweck\tBetrag\tWaehrung',
      '532013000\t23.11.2026\t23.11.2026\tErika Beispiel\t\tB-26-K7M4Q\t24,90\tEUR',
    ),
  },
  'n26, older, in german': {
    format: 'N26 (CSV, ältere Form)',
    text: zeilen(
      '"Datum","Empfänger","Kontonummer","Transaktionstyp","Verwendungszweck","Kategorie","Betrag (EUR)","Betrag (Fremdwährung)","Fremdwährung","Wechselkurs"',
      `"2026-11-23","Erika Beispiel","${iban}","Gutschrift","B-26-K7M4Q","Einkommen","24.9","24.9","EUR","1.0"`,
    ),
  },
  targobank: {
    format: 'CSV ohne Kopfzeile',
    isGeraten: true,
    text: zeilen(
      `23.11.2026;Gutschrift Erika Beispiel B-26-K7M4Q;24,90;;;;;'${eigene}'`,
      `23.11.2026;Lastschrift Stadtwerke Strom;-80,00;;;;;'${eigene}'`,
    ),
  },
  'targobank, in two columns': {
    format: 'CSV ohne Kopfzeile',
    isGeraten: true,
    text: zeilen(
      `23.11.2026;Lastschrift Stadtwerke Strom;80.00;;;;'${eigene}'`,
      `23.11.2026;Gutschrift Erika Beispiel B-26-K7M4Q;;24.90;;;'${eigene}'`,
    ),
  },
  bbbank: {
    format: 'CSV ohne Kopfzeile',
    isGeraten: true,
    text: zeilen(
      `23.11.2026;"Überweisungsgutschr. Erika Beispiel B-26-K7M4Q";23.11.2026;24,90;EUR;23.11.2026 08:15:00`,
      `23.11.2026;"Lastschrift Stadtwerke";23.11.2026;-80,00;EUR;23.11.2026 08:15:00`,
    ),
  },
  c24: {
    format: 'C24 (CSV)',
    text: zeilen(
      'Transaktionstyp,Buchungsdatum,Karteneinsatz,Betrag,Zahlungsempfänger,IBAN,BIC,Verwendungszweck,Beschreibung,Kontonummer,Kontoname,Kategorie,Unterkategorie,Bargeldabhebung',
      `SEPA-Gutschrift,23.11.2026,,"24,90",Erika Beispiel,${iban},BYLADEM1001,B-26-K7M4Q,,${eigene},Girokonto,Einkommen,Sonstiges,`,
    ),
  },
  qonto: {
    format: 'Qonto (CSV)',
    text: zeilen(
      'Status;Settlement date (UTC);Settlement date (local);Operation date (UTC);Counterparty name;Payment method;Total amount (incl. VAT);VAT amount;Currency;Local amount;Local currency;IBAN;Reference;Category;Note',
      `executed;23-11-2026 10:00:00;23-11-2026 11:00:00;23-11-2026 10:00:00;Erika Beispiel;Überweisung;24.90;;EUR;24.90;EUR;${eigene};B-26-K7M4Q;Umsatz;`,
    ),
  },
  holvi: {
    format: 'CSV',
    isGeraten: true,
    text: zeilen(
      'Date,Amount,Currency,Counterparty,Description,Reference,Message,Filing ID',
      '23 Nov 2026,24.90,EUR,Erika Beispiel,Erika Beispiel,,B-26-K7M4Q,abc123',
    ),
  },
  finom: {
    format: 'Finom (CSV)',
    text: zeilen(
      'Wallet-IBAN,Buchungsdatum,Time completed,Status,Transaktionsart,Auftraggeber/Empfänger,Counterparty IBAN,Counterparty BIC,Verwendungszweck,Zahlungsbetrag,Zahlungswährung',
      `${eigene},23.11.2026,10:00,Completed,Incoming,Erika Beispiel,${iban},BYLADEM1001,B-26-K7M4Q,24.90,EUR`,
    ),
  },
  vivid: {
    format: 'Vivid (CSV)',
    text: zeilen(
      'Completed date,Type,Counterparty name,Reference,Payment amount,Payment currency,Balance',
      '2026-11-23,Transfer,Erika Beispiel,B-26-K7M4Q,24.90,EUR,1024.90',
    ),
  },
  revolut: {
    format: 'Revolut (CSV)',
    text: zeilen(
      'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
      'TOPUP,Current,2026-11-22 23:59:59,2026-11-23 10:00:01,Erika Beispiel B-26-K7M4Q,24.90,0.00,EUR,COMPLETED,24.90',
    ),
  },
  'revolut business': {
    format: 'Revolut Business (CSV)',
    text: zeilen(
      'Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Card number,Orig currency,Orig amount,Payment currency,Amount,Fee,Fee currency,Balance,Account,Beneficiary IBAN',
      '2026-11-22,2026-11-23,1-2-3,TOPUP,COMPLETED,Money added from Erika Beispiel,B-26-K7M4Q,,,EUR,24.90,EUR,24.90,0.00,EUR,1024.90,Main,',
    ),
  },
  wise: {
    format: 'Wise (CSV)',
    text: zeilen(
      '"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Total fees"',
      'TRANSFER-1,23-11-2026,24.90,EUR,"Received money from Erika Beispiel",B-26-K7M4Q,1024.90,,,,"Erika Beispiel",,,,0.00',
    ),
  },
  bunq: {
    format: 'bunq (CSV)',
    text: zeilen(
      '"Date","Interest Date","Amount","Account","Counterparty","Name","Description"',
      `"2026-11-23","2026-11-23","24.90","${eigene}","${iban}","Erika Beispiel","B-26-K7M4Q"`,
    ),
  },
  paypal: {
    format: 'PayPal (CSV)',
    text: `\uFEFF${zeilen(
      '"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Gebühr","Netto","Absender E-Mail-Adresse","Empfänger E-Mail-Adresse","Transaktionscode","Betreff","Hinweis","Guthaben"',
      '"23.11.2026","10:15:00","Europe/Berlin","Erika Beispiel","Allgemeine Zahlung","Abgeschlossen","EUR","24,90","-0,97","23,93","erika@kundschaft.example","hof@seifen.example","ABC","","B-26-K7M4Q","48,83"',
      '"23.11.2026","10:16:00","Europe/Berlin","Max Muster","Allgemeine Zahlung","Ausstehend","EUR","5,00","0,00","5,00","max@kundschaft.example","hof@seifen.example","ABD","","","48,83"',
    )}`,
  },
  outbank: {
    format: 'Outbank (CSV)',
    text: zeilen(
      '#;Account;Date;Value Date;Amount;Currency;Name;Number;Bank;Reason;Category;Subcategory;Category-Path;Tags;Note;Posting Text',
      `1;"${eigene}";23.11.2026;23.11.2026;24,90;EUR;"Erika Beispiel";"${iban}";"Beispielbank";"B-26-K7M4Q";"";"";"";"";"";"Gutschrift"`,
    ),
  },
  moneymoney: {
    format: 'MoneyMoney (CSV)',
    text: zeilen(
      'Datum;Wertstellung;Kategorie;Name;Verwendungszweck;Konto;Bank;Betrag;Währung',
      `23.11.2026;23.11.2026;Einnahmen;Erika Beispiel;B-26-K7M4Q;${iban};Beispielbank;24,90;EUR`,
    ),
  },
  hibiscus: {
    format: 'Hibiscus (CSV)',
    text: zeilen(
      'Kontonummer;BLZ;Konto;Gegenkonto;Gegenkonto BLZ;Gegenkonto Inhaber;Betrag;Valuta;Datum;Verwendungszweck;Verwendungszweck 2;Zwischensumme;Primanota;Kundenreferenz;Kategorie;Notiz;Weitere Verwendungszwecke;Art',
      `532013000;37040044;Giro;${iban};BYLADEM1001;Erika Beispiel;24,90;23.11.2026;23.11.2026;Bestellung;B-26-;1.024,90;931;;;;K7M4Q;Überweisungsgutschr.`,
    ),
  },
  'a bank with words of its own': {
    format: 'CSV ohne Kopfzeile',
    isGeraten: true,
    text: zeilen('Wann;Wer;Was;Wieviel', '23.11.2026;Erika Beispiel;B-26-K7M4Q;24,90'),
  },
};
