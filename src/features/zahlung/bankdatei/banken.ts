/**
 * The banks and apps whose header is known: columns that all occur in theirs, and in that of none before it
 * in this list.
 */
export const banken: { format: string; spalten: string[] }[] = [
  {
    format: 'Sparkasse (CSV)',
    spalten: ['auftragskonto', 'valutadatum', 'beguenstigterzahlungspflichtiger'],
  },
  {
    format: 'Volksbank, Raiffeisenbank, GLS oder Sparda (CSV)',
    spalten: ['namezahlungsbeteiligter', 'ibanzahlungsbeteiligter', 'verwendungszweck'],
  },
  {
    format: 'Volksbank, Raiffeisenbank, GLS oder Sparda (CSV, ältere Form)',
    spalten: ['empfangerzahlungspflichtiger', 'vorgangverwendungszweck', 'umsatz'],
  },
  {
    format: 'Volksbank, Raiffeisenbank, GLS oder Sparda (CSV, ältere Form)',
    spalten: ['textschlussel', 'zahlungsempfanger', 'vorgangverwendungszweck', 'umsatz'],
  },
  { format: 'DKB (CSV)', spalten: ['buchungsdatum', 'zahlungspflichtiger', 'zahlungsempfangerin'] },
  { format: 'DKB (CSV, ältere Form)', spalten: ['auftraggeberbegunstigter', 'glaubigerid', 'betrageur'] },
  { format: 'ING (CSV)', spalten: ['buchung', 'auftraggeberempfanger', 'verwendungszweck', 'saldo'] },
  {
    format: 'ING (CSV)',
    spalten: ['buchung', 'wertstellungsdatum', 'auftraggeberempfanger', 'verwendungszweck'],
  },
  { format: 'comdirect (CSV)', spalten: ['wertstellungvaluta', 'vorgang', 'buchungstext', 'umsatzineur'] },
  { format: 'Commerzbank (CSV)', spalten: ['wertstellung', 'umsatzart', 'buchungstext', 'betrag'] },
  {
    format: 'Postbank, Deutsche Bank, norisbank oder FYRST (CSV)',
    spalten: ['wert', 'umsatzart', 'begunstigterauftraggeber'],
  },
  {
    format: 'Postbank, Deutsche Bank, norisbank oder FYRST (CSV)',
    spalten: ['bookingdate', 'valuedate', 'beneficiaryoriginator', 'paymentdetails'],
  },
  {
    format: 'Postbank (CSV, ältere Form)',
    spalten: ['umsatzart', 'buchungsdetails', 'auftraggeber', 'empfanger'],
  },
  { format: '1822direkt (CSV)', spalten: ['sollhaben', 'empfangerauftraggebername', 'vwz0'] },
  { format: 'N26 (CSV)', spalten: ['partnername', 'paymentreference', 'amounteur'] },
  { format: 'N26 (CSV, ältere Form)', spalten: ['payee', 'paymentreference', 'amounteur'] },
  { format: 'N26 (CSV, ältere Form)', spalten: ['empfanger', 'transaktionstyp', 'betrageur'] },
  { format: 'HypoVereinsbank (CSV)', spalten: ['buchungsdatum', 'empfaenger1', 'empfaenger2', 'betrag'] },
  { format: 'HypoVereinsbank (CSV)', spalten: ['buchungsdatum', 'empfanger1', 'empfanger2', 'betrag'] },
  { format: 'Consorsbank (CSV)', spalten: ['senderempfanger', 'buchungstext', 'betragineur'] },
  { format: 'C24 (CSV)', spalten: ['transaktionstyp', 'karteneinsatz', 'zahlungsempfanger', 'betrag'] },
  { format: 'Qonto (CSV)', spalten: ['settlementdateutc', 'counterpartyname', 'totalamountinclvat'] },
  { format: 'Finom (CSV)', spalten: ['timecompleted', 'auftraggeberempfanger', 'zahlungsbetrag'] },
  { format: 'Vivid (CSV)', spalten: ['completeddate', 'counterpartyname', 'paymentamount'] },
  { format: 'Revolut Business (CSV)', spalten: ['datecompletedutc', 'description', 'reference', 'amount'] },
  { format: 'Revolut (CSV)', spalten: ['starteddate', 'completeddate', 'description', 'amount', 'state'] },
  { format: 'Wise (CSV)', spalten: ['transferwiseid', 'paymentreference', 'payername', 'amount'] },
  { format: 'bunq (CSV)', spalten: ['interestdate', 'counterparty', 'name', 'amount'] },
  { format: 'PayPal (CSV)', spalten: ['zeitzone', 'brutto', 'netto', 'transaktionscode'] },
  { format: 'Outbank (CSV)', spalten: ['valuedate', 'reason', 'postingtext', 'amount'] },
  { format: 'MoneyMoney (CSV)', spalten: ['wertstellung', 'kategorie', 'konto', 'bank', 'verwendungszweck'] },
  { format: 'Hibiscus (CSV)', spalten: ['gegenkonto', 'gegenkontoinhaber', 'verwendungszweck'] },
];
