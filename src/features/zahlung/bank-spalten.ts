/** What is read of a statement, each with the names of its column, best first, as `spaltenName` returns them. */
const namen = {
  tag: [
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'bookingdate',
    'datum',
    'date',
    'settlementdateutc',
    'buchungszeit',
  ],
  /** For statements whose days have no year. */
  valuta: ['valutadatum', 'valuta', 'wertstellung', 'wertstellungsdatum', 'valuedate', 'wert'],
  betrag: ['betrag', 'betrageur', 'betragineur', 'umsatz', 'umsatzineur', 'amounteur', 'amount', 'betragin'],
  haben: ['haben', 'gutschrift', 'habeneur'],
  soll: ['soll', 'lastschrift', 'solleur', 'belastung'],
  richtung: ['sollhaben', 'habensoll', 'sh', 'shkennzeichen', 'sollhabenkennzeichen'],
  name: [
    'namezahlungsbeteiligter',
    'beguenstigterzahlungspflichtiger',
    'begunstigterzahlungspflichtiger',
    'empfangerzahlungspflichtiger',
    'zahlungspflichtiger',
    'auftraggeberbegunstigter',
    'auftraggeberempfanger',
    'begunstigterauftraggeber',
    'senderempfanger',
    'auftraggeberzahlungsempfanger',
    'partnername',
    'counterpartyname',
    'counterparty',
    'payee',
    'zahlungsbeteiligter',
    'auftraggeber',
    'zahlungsempfanger',
    'empfanger',
    'empfanger1',
    'empfaenger1',
    'name',
  ],
  zweck: [
    'verwendungszweck',
    'vorgangverwendungszweck',
    'paymentreference',
    'reference',
    'message',
    'betreff',
    'buchungstext',
    'beschreibung',
    'description',
  ],
  iban: [
    'ibanzahlungsbeteiligter',
    'kontonummeriban',
    'ibankontonummer',
    'ibankontonr',
    'partneriban',
    'zahlungsempfangeriban',
    'iban',
    'accountnumber',
  ],
  waehrung: ['waehrung', 'wahrung', 'currency'],
  referenz: ['kundenreferenzendtoend', 'kundenreferenz', 'endtoendreferenz', 'referenz', 'transactionid'],
  status: ['status', 'buchungsstatus', 'bookingstatus', 'state', 'zustand', 'info'],
} as const;
type Feld = keyof typeof namen;

/** Parts of names by which the columns of an unknown bank are guessed. */
const woerter: Partial<Record<Feld, RegExp>> = {
  tag: /buchung.*(tag|datum)|^datum|date$|valuta|wertstellung/,
  // Neither what an amount is of ('Umsatzart') nor one that is not in euros ('Betrag in Cent').
  betrag:
    /^(?!.*(cent|original|ursprung|fremd|saldo|balance))(?!.*(art|typ|type|text|umsatzid|nr|nummer|status|wahrung|waehrung|currency|datum|date|tag|zeit|steuer)$).*(betrag|amount|umsatz)/,
  name: /auftraggeber|zahlungspflichtig|absender|sender|counterpart|partner|name/,
  zweck: /zweck|referen[cz]e?|betreff|buchungstext|beschreibung|description|text/,
  waehrung: /^(?!.*(original|ursprung|fremd|exchange)).*((wa|wae)hrung|currency)/,
};

/** The banks whose header is known: columns that all occur in theirs, and in that of no bank before it in this list. */
const banken: { format: string; spalten: string[] }[] = [
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
  { format: 'comdirect (CSV)', spalten: ['wertstellungvaluta', 'vorgang', 'buchungstext', 'umsatzineur'] },
  { format: 'Commerzbank (CSV)', spalten: ['wertstellung', 'umsatzart', 'buchungstext', 'betrag'] },
  { format: 'Postbank oder Deutsche Bank (CSV)', spalten: ['wert', 'umsatzart', 'begunstigterauftraggeber'] },
  { format: 'N26 (CSV)', spalten: ['partnername', 'paymentreference', 'amounteur'] },
  { format: 'N26 (CSV, ältere Form)', spalten: ['payee', 'paymentreference', 'amounteur'] },
  { format: 'N26 (CSV, ältere Form)', spalten: ['empfanger', 'transaktionstyp', 'betrageur'] },
  { format: 'HypoVereinsbank (CSV)', spalten: ['buchungsdatum', 'empfaenger1', 'empfaenger2', 'betrag'] },
  { format: 'HypoVereinsbank (CSV)', spalten: ['buchungsdatum', 'empfanger1', 'empfanger2', 'betrag'] },
  { format: 'Consorsbank (CSV)', spalten: ['senderempfanger', 'buchungstext', 'betragineur'] },
];

/** Where the fields of a statement are; `zweck` may be spread over several columns. */
export type Spalten = Partial<Record<Exclude<Feld, 'zweck' | 'tag'>, number>> & {
  tag: number;
  zweck: number[];
};

/** A column's name as it is compared: small letters and digits without marks. `Betrag (€)` and `BETRAG` are the same. */
export function spaltenName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '');
}

/** The columns of a header, or `undefined` if this row is none. */
export function spaltenOf(
  zeile: string[],
): { spalten: Spalten; format: string; isGeraten: boolean } | undefined {
  const kopf = zeile.map(spaltenName);
  const bank = banken.find(({ spalten }) => spalten.every((one) => kopf.includes(one)));
  const tag = findSpalte(kopf, 'tag');
  const felder = Object.fromEntries(
    (
      [
        'valuta',
        'betrag',
        'haben',
        'soll',
        'richtung',
        'name',
        'iban',
        'waehrung',
        'referenz',
        'status',
      ] as const
    )
      .map((feld) => [feld, findSpalte(kopf, feld)] as const)
      .filter(([, at]) => at !== undefined),
  ) as Omit<Spalten, 'tag' | 'zweck'>;
  const zweck = zweckSpalten(kopf);
  const hatBetrag = felder.betrag !== undefined || felder.haben !== undefined;
  if (tag === undefined || !hatBetrag || (zweck.length === 0 && felder.name === undefined)) return undefined;
  const richtung = felder.richtung ?? namenlose(kopf, felder.betrag);
  const spalten = { ...felder, tag, zweck, ...(richtung === undefined ? {} : { richtung }) };
  return { spalten, format: bank?.format ?? 'CSV', isGeraten: bank === undefined };
}

function findSpalte(kopf: string[], feld: Feld): number | undefined {
  for (const name of namen[feld]) {
    // Of two currencies the first is that of the balance.
    const at = feld === 'waehrung' ? kopf.lastIndexOf(name) : kopf.indexOf(name);
    if (at !== -1) return at;
  }
  const wort = woerter[feld];
  const at = wort ? kopf.findIndex((name) => wort.test(name)) : -1;
  return at === -1 ? undefined : at;
}

/** Some banks spread it over `Verwendungszweck 1` to 14. */
function zweckSpalten(kopf: string[]): number[] {
  const viele = kopf.flatMap((name, at) => (/^verwendungszweck\d+$/.test(name) ? [at] : []));
  if (viele.length > 0) return viele;
  const at = findSpalte(kopf, 'zweck');
  return at === undefined ? [] : [at];
}

/** Older statements of cooperative banks have `S` or `H` in a column without a name behind the amount. */
function namenlose(kopf: string[], betrag: number | undefined): number | undefined {
  return betrag !== undefined && kopf[betrag + 1] === '' ? betrag + 1 : undefined;
}
