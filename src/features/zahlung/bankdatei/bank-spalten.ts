import { isTag } from '#shared/datum/tag-text.ts';
import { banken } from './banken.ts';
import { centOf } from './betrag-feld.ts';

/** What is read of a statement, each with the names of its column, best first, as `spaltenName` returns them. */
const namen = {
  tag: [
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'bookingdate',
    'datecompletedutc',
    'completeddate',
    'datum',
    'date',
    'settlementdateutc',
    'settlementdatelocal',
    'buchungszeit',
  ],
  /** For statements whose days have no year. */
  valuta: ['valutadatum', 'valuta', 'wertstellung', 'wertstellungsdatum', 'valuedate', 'wert'],
  betrag: [
    ...['betrag', 'betrageur', 'betragineur', 'umsatz', 'umsatzineur', 'amounteur', 'amount', 'betragin'],
    // PayPal's: what was paid, before its fee. Last, what other banks have a letter in.
    ...['brutto', 'gross', 'sollhaben', 'habensoll'],
  ],
  haben: ['haben', 'gutschrift', 'habeneur', 'credit'],
  soll: ['soll', 'lastschrift', 'solleur', 'belastung', 'debit'],
  richtung: ['sollhaben', 'habensoll', 'sh', 'shkennzeichen', 'sollhabenkennzeichen', 'debitcredit', 'side'],
  name: [
    'namezahlungsbeteiligter',
    'beguenstigterzahlungspflichtiger',
    'begunstigterzahlungspflichtiger',
    'empfangerzahlungspflichtiger',
    'zahlungspflichtiger',
    'auftraggeberbegunstigter',
    'auftraggeberempfanger',
    'empfangerauftraggebername',
    'begunstigterauftraggeber',
    'beneficiaryoriginator',
    'senderempfanger',
    'auftraggeberzahlungsempfanger',
    'gegenkontoinhaber',
    'partnername',
    'counterpartyname',
    'payername',
    'counterparty',
    'gegenpartei',
    'payee',
    'zahlungsbeteiligter',
    'auftraggeber',
    'zahlungsempfanger',
    'empfanger',
    'empfanger1',
    'empfaenger1',
    'name',
  ],
  iban: [
    'ibanzahlungsbeteiligter',
    'empfangerauftraggeberiban',
    'kontonummeriban',
    'ibankontonummer',
    'ibankontonr',
    'partneriban',
    'counterpartyiban',
    'zahlungsempfangeriban',
    'gegenkonto',
    'iban',
    'accountnumber',
  ],
  referenz: [
    'kundenreferenzendtoend',
    'kundenreferenz',
    'endtoendreferenz',
    'endtoendidentifikation',
    'endtoendid',
    'referenz',
    'transactionid',
  ],
  status: ['status', 'buchungsstatus', 'bookingstatus', 'state', 'zustand', 'info'],
} as const;
type Feld = keyof typeof namen;

/**
 * All columns that may hold what the payer wrote; some banks spread it over `Verwendungszweck 1` to 14 or
 * `Vwz.0` to 17.
 */
const zweckName =
  /^(weitere)?(vwz|verwendungszwecke?|vorgangverwendungszweck|zahlungsreferenz)\d*$|^(paymentreference|paymentdetails|paymentpurpose|purpose|reference|message|betreff|nachricht|mitteilung|hinweis|reason|buchungsdetails|beschreibung|description)$/;
/** Where there is none of these: what says in one text what was booked and by whom. */
const textNamen = ['buchungstext', 'text', 'details', 'referenz'];

/** Parts of names by which the columns of an unknown bank are guessed. */
const woerter: Partial<Record<Feld, RegExp>> = {
  tag: /buchung.*(tag|datum)|^datum|date$|valuta|wertstellung/,
  // Neither what an amount is of ('Umsatzart') nor one that is not in euros ('Betrag in Cent').
  betrag:
    /^(?!.*(cent|orig|ursprung|fremd|saldo|balance|fee|gebuhr|versand))(?!.*(art|typ|type|text|umsatzid|nr|nummer|status|wahrung|waehrung|currency|datum|date|tag|zeit|steuer)$).*(betrag|amount|umsatz)/,
  // Neither the workshop's own account nor anybody's bank.
  name: /^(?!.*(konto|account|bank|blz|bic|iban|mail|adresse)).*(auftraggeber|zahlungspflichtig|absender|sender|counterpart|partner|name)/,
};
const zweckWort =
  /^(?!.*(kunden|mandats|sammler)).*(zweck|referen[cz]e?$|betreff|buchungstext|beschreibung|description|text)/;
const waehrungWort = /^(?!.*(orig|ursprung|fremd|exchange|fee)).*((wa|wae)hrung|currency)/;

/** `23.11.`, as some savings banks write a day. */
export const ohneJahr = /^\d{1,2}\.\d{1,2}\.?$/;
/** Payments that may still come, as German and English banks write it, also instead of a day. */
export const vorgemerkt = /vorgemerkt|pending|processing|scheduled|in bearbeitung|ausstehend|^offen$/i;
/** What left the account, by a column of its own, and what came. */
export const isSoll = /^(S|Soll|D|DR|DBIT|Debit|-)$/i;
const isHaben = /^(H|Haben|C|CR|CRDT|Credit|\+)$/i;

const istBetrag = (zelle: string) => centOf(zelle) !== undefined;
/** What a column of that name has to hold in at least one row, or it means something else at this bank. */
const inhalt: Partial<Record<Feld, (zelle: string) => boolean>> = {
  tag: (zelle) => isTag(zelle) || ohneJahr.test(zelle) || vorgemerkt.test(zelle),
  betrag: istBetrag,
  haben: istBetrag,
  soll: istBetrag,
  richtung: (zelle) => isSoll.test(zelle) || isHaben.test(zelle),
  name: (zelle) => /\p{L}{2}/u.test(zelle) && !/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(zelle),
};

/** Where the fields of a statement are; `zweck` may be spread over several columns. */
export type Spalten = Partial<Record<Exclude<Feld, 'tag'> | 'waehrung', number>> & {
  tag: number;
  zweck: number[];
};
export type Layout = { spalten: Spalten; format: string; isGeraten: boolean };

/**
 * A column's name as it is compared: small letters and digits without marks. `Betrag (€)` and `BETRAG` are
 * the same.
 */
export function spaltenName(text: string): string {
  return text
    .slice(0, 200)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '');
}

/**
 * The columns of a header, by their names and what is in them in the rows behind it, or `undefined` if this
 * row is none.
 */
export function spaltenOf(zeile: string[], proben: string[][]): Layout | undefined {
  const kopf = zeile.map(spaltenName);
  const find = (feld: Feld) => findSpalte(kopf, feld, proben);
  const tag = find('tag');
  const felder = Object.fromEntries(
    (['valuta', 'betrag', 'haben', 'soll', 'richtung', 'name', 'iban', 'referenz', 'status'] as const)
      .map((feld) => [feld, find(feld)] as const)
      .filter(([, at]) => at !== undefined),
  ) as Omit<Spalten, 'tag' | 'zweck'>;
  const zweck = zweckSpalten(kopf);
  const hasBetrag = felder.betrag !== undefined || felder.haben !== undefined;
  if (tag === undefined || !hasBetrag || (zweck.length === 0 && felder.name === undefined)) return undefined;
  const richtung = felder.richtung ?? namenlose(kopf, felder.betrag);
  const waehrung = waehrungSpalte(kopf, felder.betrag);
  const spalten = {
    ...{ ...felder, tag, zweck },
    ...(richtung === undefined ? {} : { richtung }),
    ...(waehrung === undefined ? {} : { waehrung }),
  };
  const bank = banken.find(({ spalten }) => spalten.every((one) => kopf.includes(one)));
  return { spalten, format: bank?.format ?? 'CSV', isGeraten: bank === undefined };
}

/** By its name and what is in it; only a letter for what left the account may as well not be there. */
function findSpalte(kopf: string[], feld: Feld, proben: string[][]): number | undefined {
  const passt = inhalt[feld];
  const hat = (at: number) => {
    const zellen = proben.map((zeile) => zeile[at] ?? '').filter((zelle) => zelle !== '');
    return !passt || zellen.length === 0 || zellen.some(passt);
  };
  const gefunden = spaltenNamens(kopf, feld);
  return gefunden.find(hat) ?? (feld === 'richtung' ? undefined : gefunden[0]);
}

/** All columns of such a name, best first. */
function spaltenNamens(kopf: string[], feld: Feld): number[] {
  const mit = (test: (name: string) => boolean) => kopf.flatMap((name, at) => (test(name) ? [at] : []));
  return [
    ...namen[feld].flatMap((bekannt) => mit((name) => name === bekannt)),
    ...mit((name) => woerter[feld]?.test(name) ?? false),
  ];
}

function zweckSpalten(kopf: string[]): number[] {
  const alle = kopf.flatMap((name, at) => (zweckName.test(name) ? [at] : []));
  if (alle.length > 0) return alle;
  const text = textNamen.map((name) => kopf.indexOf(name)).find((at) => at !== -1);
  const at = text ?? kopf.findIndex((name) => zweckWort.test(name));
  return at === -1 ? [] : [at];
}

/** Beside the amount there may be one of the balance, of a fee, and of what was paid abroad. */
function waehrungSpalte(kopf: string[], betrag: number | undefined): number | undefined {
  const alle = kopf.flatMap((name, at) => (waehrungWort.test(name) ? [at] : []));
  return alle.find((at) => at === (betrag ?? -2) + 1) ?? alle.at(-1);
}

/** Older statements of cooperative banks have `S` or `H` in a column without a name behind the amount. */
function namenlose(kopf: string[], betrag: number | undefined): number | undefined {
  return betrag !== undefined && kopf[betrag + 1] === '' ? betrag + 1 : undefined;
}
