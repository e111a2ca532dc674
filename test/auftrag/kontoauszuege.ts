/**
 * Invented statements with the header lines that banks really write. Each has a payment of 24,90 € by Erika
 * Beispiel for B-26-K7M4Q.
 */
export type Probe = { format: string; text: string; isGeraten?: boolean };

const iban = 'DE02120300000000202051';
export const zeilen = (...alle: string[]) => `${alle.join('\r\n')}\r\n`;
const inQuotes = (...zellen: string[]) => zellen.map((zelle) => `"${zelle}"`).join(';');

export const proben: Record<string, Probe> = {
  sparkasse: {
    format: 'Sparkasse (CSV)',
    text: zeilen(
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
      `"DE89370400440532013000";"23.11.26";"23.11.26";"GUTSCHR. UEBERWEISUNG";"B-26-K7M4Q Seife";"";"";"NOTPROVIDED";"";"";"";"Erika Beispiel";"${iban}";"BYLADEM1001";"24,90";"EUR";"Umsatz gebucht"`,
      '"DE89370400440532013000";"23.11.26";"23.11.26";"FOLGELASTSCHRIFT";"Strom";"";"";"";"";"";"";"Stadtwerke";"DE";"";"-80,00";"EUR";"Umsatz gebucht"',
      `"DE89370400440532013000";"24.11.26";"";"GUTSCHR. UEBERWEISUNG";"morgen";"";"";"";"";"";"";"Max Muster";"${iban}";"";"5,00";"EUR";"Umsatz vorgemerkt"`,
    ),
  },
  volksbank: {
    format: 'Volksbank, Raiffeisenbank, GLS oder Sparda (CSV)',
    text: zeilen(
      'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Kategorie;Steuerrelevant;Glaeubiger ID;Mandatsreferenz',
      `Girokonto;DE89370400440532013000;GENODE;Beispielbank;23.11.2026;23.11.2026;Erika Beispiel;${iban};BYLADEM1001;Überweisungsgutschr.;"B-26-\r\nK7M4Q";24,90;EUR;1.024,90;;;;;`,
    ),
  },
  'volksbank, older': {
    format: 'Volksbank, Raiffeisenbank, GLS oder Sparda (CSV, ältere Form)',
    text: zeilen(
      'Beispielbank eG',
      '',
      'Umsatzanzeige',
      '',
      '"Konto:";"1234567"',
      '"Buchungstag";"Valuta";"Auftraggeber/Zahlungsempfänger";"Empfänger/Zahlungspflichtiger";"Konto-Nr.";"IBAN";"BLZ";"BIC";"Vorgang/Verwendungszweck";"Kundenreferenz";"Währung";"Umsatz";" "',
      `"23.11.2026";"23.11.2026";"Seifenhof";"Erika Beispiel";"";"${iban}";"";"";"GUTSCHRIFT B-26-K7M4Q";"";"EUR";"24,90";"H"`,
      '"23.11.2026";"23.11.2026";"Seifenhof";"Stadtwerke";"";"";"";"";"LASTSCHRIFT";"";"EUR";"80,00";"S"',
      '"01.11.2026";"";"";"";"";"";"";"";"";"Anfangssaldo";"EUR";"1.000,00";"H"',
      '"23.11.2026";"";"";"";"";"";"";"";"";"Endsaldo";"EUR";"944,90";"H"',
    ),
  },
  'volksbank, with keys': {
    format: 'Volksbank, Raiffeisenbank, GLS oder Sparda (CSV, ältere Form)',
    text: zeilen(
      'Buchungstag;Valuta;Textschlüssel;Primanota;Zahlungsempfänger;ZahlungsempfängerKto;ZahlungsempfängerIBAN;ZahlungsempfängerBLZ;ZahlungsempfängerBIC;Vorgang/Verwendungszweck;Kundenreferenz;Währung;Umsatz;Soll/Haben',
      `23.11.2026;23.11.2026;51 Überweisungsgutschr.;931;Erika Beispiel;;${iban};;BYLADEM1001;B-26-K7M4Q;;EUR;24,90;H`,
      '01.11.2026;;;;;;;;;;Anfangssaldo;EUR;10.000,00;H',
      '23.11.2026;;;;;;;;;;Endsaldo;EUR;10.024,90;H',
    ),
  },
  hypovereinsbank: {
    format: 'HypoVereinsbank (CSV)',
    text: zeilen(
      'Kontonummer;Buchungsdatum;Valuta;Empfaenger 1;Empfaenger 2;Verwendungszweck;Betrag;Waehrung',
      '12345678;23.11.2026;23.11.2026;Erika Beispiel;;B-26-K7M4Q;24,90;EUR',
    ),
  },
  'sparkasse, as MT940': {
    format: 'Sparkasse (CSV)',
    text: zeilen(
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer";"BLZ";"Betrag";"Waehrung";"Info"',
      `"DE89370400440532013000";"23.11.";"23.11.26";"GUTSCHR. UEBERWEISUNG";"B-26-K7M4Q";"Erika Beispiel";"${iban}";"BYLADEM1001";"24,90";"EUR";"Umsatz gebucht"`,
    ),
  },
  dkb: {
    format: 'DKB (CSV)',
    text: zeilen(
      inQuotes('Girokonto', 'DE89370400440532013000'),
      '""',
      inQuotes('Kontostand vom 23.11.2026:', '1.024,90 €'),
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
      `"23.11.26";"23.11.26";"Gebucht";"Erika Beispiel";"Seifenhof";"B-26-K7M4Q";"Eingang";"${iban}";"24,90";"";"";""`,
      '"23.11.26";"";"Vorgemerkt";"Max Muster";"Seifenhof";"x";"Eingang";"";"5";"";"";""',
    ),
  },
  'dkb, older': {
    format: 'DKB (CSV, ältere Form)',
    text: zeilen(
      '"Kontonummer:";"DE89370400440532013000 / Girokonto";',
      '',
      '"Von:";"01.11.2026";',
      '"Bis:";"23.11.2026";',
      '"Kontostand vom 23.11.2026:";"1.024,90 EUR";',
      '',
      '"Buchungstag";"Wertstellung";"Buchungstext";"Auftraggeber / Begünstigter";"Verwendungszweck";"Kontonummer";"BLZ";"Betrag (EUR)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz";',
      `"23.11.2026";"23.11.2026";"Gutschrift";"Erika Beispiel";"B-26-K7M4Q";"${iban}";"BYLADEM1001";"24,90";"";"";"";`,
    ),
  },
  ing: {
    format: 'ING (CSV)',
    text: zeilen(
      'Umsatzanzeige;Datei erstellt am: 23.11.2026 20:15',
      '',
      'IBAN;DE89 3704 0044 0532 0130 00',
      'Kontoname;Girokonto',
      'Bank;ING',
      'Kunde;Ada Beispiel',
      'Zeitraum;01.11.2026 - 23.11.2026',
      'Saldo;1.024,90;EUR',
      '',
      'Sortierung;Datum absteigend',
      '',
      'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
      '23.11.2026;23.11.2026;Erika Beispiel;Gutschrift;B-26-K7M4Q;1.024,90;EUR;24,90;EUR',
    ),
  },
  comdirect: {
    format: 'comdirect (CSV)',
    text: zeilen(
      ';',
      '"Umsätze Girokonto";"Zeitraum: 30 Tage";',
      '"Neuer Kontostand";"1.024,90 EUR";',
      '',
      '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
      '"23.11.2026";"23.11.2026";"Übertrag / Überweisung";" Auftraggeber: Erika Beispiel Buchungstext: B-26-K7M4Q Ref. I1227/1";"24,90";',
      '"offen";"--";"Übertrag / Überweisung";"Auftraggeber: Max Muster";"5,00";',
    ),
  },
  commerzbank: {
    format: 'Commerzbank (CSV)',
    text: zeilen(
      'Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;Kategorie',
      '23.11.2026;23.11.2026;Gutschrift;Erika Beispiel B-26-K7M4Q End-to-End-Ref.: NOTPROVIDED;24,90;EUR;DE89370400440532013000;Unkategorisierte Einnahmen',
    ),
  },
  postbank: {
    format: 'Postbank, Deutsche Bank, norisbank oder FYRST (CSV)',
    text: zeilen(
      'Umsätze;Girokonto;;DE89370400440532013000',
      'Letzter Kontostand;;;;1.024,90;EUR',
      'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung',
      `23.11.2026;23.11.2026;SEPA Überweisung von;Erika Beispiel;B-26-K7M4Q;${iban};;;;;;;;;;;24,90;EUR`,
      '23.11.2026;23.11.2026;SEPA Lastschrift;Stadtwerke;Strom;;;;;;;;;;;-80,00;;EUR',
      'Kontostand;23.11.2026;;;1.024,90;EUR',
    ),
  },
  n26: {
    format: 'N26 (CSV)',
    text: zeilen(
      '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
      `2026-11-23,2026-11-23,"Erika Beispiel",${iban},Credit Transfer,"B-26-K7M4Q, danke","Main Account",24.90,26.80,CHF,0.93`,
      '2026-11-23,2026-11-23,"Stadtwerke",,Direct Debit,"Strom","Main Account",-80.0,,,',
    ),
  },
  consorsbank: {
    format: 'Consorsbank (CSV)',
    text: zeilen(
      'Buchung;Valuta;Sender / Empfänger;IBAN / Konto-Nr;BIC / BLZ;Buchungstext;Verwendungszweck;Kategorie;Stichwörter;Umsatz geteilt;Betrag in EUR',
      `23.11.2026;23.11.2026;Erika Beispiel;${iban};;GIROTRANSFER;B-26-K7M4Q;;;;24,90`,
    ),
  },
  'an unknown bank, with tabs': {
    format: 'CSV',
    isGeraten: true,
    text: zeilen(
      'Datum der Buchung\tAbsender der Zahlung\tZahlungsreferenz\tBetrag in Euro',
      '23.11.2026\tErika Beispiel\tB-26-K7M4Q\t24,90',
    ),
  },
};

type Buchung = { betrag: string; name: string; zweck: string; richtung?: string; mehr?: string };

/** A booking of a CAMT.053 statement. */
export function camtBuchung({ betrag, name, zweck, richtung = 'CRDT', mehr = '' }: Buchung): string {
  return `<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">${betrag}</Amt><CdtDbtInd>${richtung}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${mehr}<BookgDt><Dt>2026-11-23</Dt></BookgDt><ValDt><Dt>2026-11-23</Dt></ValDt><AcctSvcrRef>2026112312345</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct><Cdtr><Pty><Nm>Seifenhof</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>${zweck}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

/** The elements of the messages of ISO 20022 that tell of an account. */
const camtElemente: Record<string, [string, string]> = {
  'CAMT.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'CAMT.053': ['BkToCstmrStmt', 'Stmt'],
  'CAMT.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
};

/** A CAMT message with these bookings. */
export function camtAuszug(buchungen: string[], version = '08', meldung = 'CAMT.053'): string {
  const [aussen, innen] = camtElemente[meldung] ?? [];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${meldung.toLowerCase()}.001.${version}"><${aussen}><GrpHdr><MsgId>1</MsgId></GrpHdr><${innen}><Id>1</Id><Bal><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>${buchungen.join('\n')}</${innen}></${aussen}></Document>`;
}

type Zahlung = { tag?: string; betrag: string; name: string; zweck: string };

/** A statement of a Sparkasse with these payments. */
export function auszugMit(zahlungen: Zahlung[]): string {
  const [kopf = ''] = proben.sparkasse?.text.split('\r\n') ?? [];
  return zeilen(
    kopf,
    ...zahlungen.map(
      ({ tag = '23.11.26', betrag, name, zweck }) =>
        `"DE89370400440532013000";"${tag}";"${tag}";"GUTSCHR. UEBERWEISUNG";"${zweck}";"";"";"";"";"";"";"${name}";"${iban}";"";"${betrag}";"EUR";"Umsatz gebucht"`,
    ),
  );
}
