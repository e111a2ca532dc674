import { tagFrom } from '#shared/datum/tag-text.ts';
import {
  type Auszug,
  inEinerZeile,
  keineSpruenge,
  maxCent,
  maxSammel,
  maxText,
  maxUmsaetze,
  type SprungGrund,
  type Umsatz,
  zuGrosseSammlungText,
  zuVieleUmsaetzeText,
} from '../kontoauszug/umsatz.ts';
import { centOf } from './betrag-feld.ts';

/** The fields of a booking or of one of its transfers, by their path below it; texts of repeated ones are joined. */
type Felder = Map<string, string>;

const transfer = 'NtryDtls/TxDtls/';

/**
 * The messages of ISO 20022 that tell of an account, by the element that holds their bookings: they differ in
 * nothing else that is read.
 */
const meldungen: Record<string, string> = { Rpt: 'CAMT.052', Stmt: 'CAMT.053', Ntfctn: 'CAMT.054' };

/**
 * Collects the bookings of a CAMT message (ISO 20022) from the elements and texts of its XML, whatever the
 * version of its namespace. Names come without prefix. A booking with several transfers is as many payments.
 */
export class CamtLeser {
  readonly umsaetze: Umsatz[] = [];
  readonly uebersprungen = keineSpruenge();
  /** Which message it is, if it is one at all: it may be one without bookings. */
  #format: string | undefined;
  #pfad: string[] = [];
  #booking: Felder | undefined;
  #transfers: Felder[] = [];
  #text = '';
  /** Bookings and transfers that have begun. */
  #zahl = 0;

  /** Why reading ends here, for the owner. */
  get problem(): string | undefined {
    if (this.#transfers.length > maxSammel) return zuGrosseSammlungText;
    return this.#zahl > maxUmsaetze ? zuVieleUmsaetzeText : undefined;
  }

  open(name: string, waehrung: string | undefined): void {
    this.#text = '';
    if (this.#booking) {
      this.#pfad.push(name);
      if (this.#pfad.join('/') === 'NtryDtls/TxDtls') {
        if (this.#transfers.length > 0) this.#zahl += 1;
        this.#transfers.push(new Map());
      }
      if (waehrung !== undefined) this.#keep(`${this.#pfad.join('/')}/@Ccy`, waehrung);
    } else if (name === 'Ntry') {
      this.#zahl += 1;
      this.#booking = new Map();
      this.#transfers = [];
    } else this.#format ??= meldungen[name];
  }

  text(text: string): void {
    if (this.#text.length < maxText) this.#text += text.slice(0, maxText);
  }

  close(name: string): void {
    if (!this.#booking) return;
    const pfad = this.#pfad.join('/');
    if (this.#pfad.length > 0) {
      if (this.#text.trim()) this.#keep(pfad, this.#text);
      this.#pfad.pop();
    } else if (name === 'Ntry') {
      this.#book(this.#booking);
      this.#booking = undefined;
    }
    this.#text = '';
  }

  get auszug(): Auszug | undefined {
    const { umsaetze, uebersprungen } = this;
    const format = this.#format;
    return format === undefined ? undefined : { format, isGeraten: false, umsaetze, uebersprungen };
  }

  #keep(pfad: string, text: string): void {
    const isTransfer = pfad.startsWith(transfer);
    const felder = isTransfer ? this.#transfers.at(-1) : this.#booking;
    const key = isTransfer ? pfad.slice(transfer.length) : pfad;
    const vorher = felder?.get(key);
    if (vorher && vorher.length >= maxText - 1) return;
    felder?.set(key, inEinerZeile(vorher === undefined ? text : `${vorher} ${text}`));
  }

  #book(booking: Felder): void {
    const grund = grundOf(booking, this.#format);
    if (grund) {
      this.uebersprungen[grund] += Math.max(1, this.#transfers.length);
      return;
    }
    const transfers = this.#transfers.length > 0 ? this.#transfers : [new Map<string, string>()];
    const gelesen = transfers.map((one) => umsatzOf(booking, one, transfers.length));
    const hasZweifel = transfers.length > 1 && summeOf(gelesen) !== centOf(booking.get('Amt') ?? '');
    for (const one of gelesen) {
      if (typeof one === 'string') this.uebersprungen[one] += 1;
      else this.umsaetze.push(hasZweifel ? { ...one, zweifel: summeText } : one);
    }
  }
}

/** Fees or other currencies: what was credited is known only of all together. */
const summeText =
  'Die Beträge dieser Sammelbuchung ergeben zusammen nicht, was auf dem Konto ankam. Bitte den Betrag vergleichen.';

function summeOf(gelesen: (Umsatz | SprungGrund)[]): number {
  return gelesen.reduce((sum, one) => sum + (typeof one === 'string' ? 0 : one.betragCent), 0);
}

/**
 * Only what is booked has come: a report of the day also tells of what may still come. In a statement all is
 * booked.
 */
function grundOf(booking: Felder, format: string | undefined): SprungGrund | undefined {
  if (booking.get('CdtDbtInd') !== 'CRDT') return 'ausgang';
  if (/^(true|1)$/.test(booking.get('RvslInd') ?? '')) return 'rueckbuchung';
  const status = first(booking, ['Sts/Cd', 'Sts/Prtry', 'Sts']) || (format === meldungen.Stmt && 'BOOK');
  return status === 'BOOK' ? undefined : 'vorgemerkt';
}

function umsatzOf(booking: Felder, one: Felder, transfers: number): Umsatz | SprungGrund {
  if (one.get('CdtDbtInd') === 'DBIT') return 'ausgang';
  if ([...one.keys()].some((pfad) => pfad.startsWith('RtrInf/'))) return 'rueckbuchung';
  const [betrag, waehrung] = betragOf(booking, one, transfers);
  const tag = tagFrom(first(booking, ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm']));
  const cent = betrag === undefined ? undefined : centOf(betrag);
  if (waehrung !== 'EUR') return 'waehrung';
  if (tag === undefined || cent === undefined || cent <= 0 || cent > maxCent) return 'unlesbar';
  return {
    tag,
    betragCent: cent,
    name: first(one, [
      'RltdPties/Dbtr/Nm',
      'RltdPties/Dbtr/Pty/Nm',
      'RltdPties/UltmtDbtr/Nm',
      'RltdPties/UltmtDbtr/Pty/Nm',
      'RltdPties/InitgPty/Nm',
      'RltdPties/InitgPty/Pty/Nm',
    ]),
    iban: first(one, ['RltdPties/DbtrAcct/Id/IBAN', 'RltdPties/DbtrAcct/Id/Othr/Id']),
    zweck: zweckOf(booking, one),
    referenz: [
      first(booking, ['AcctSvcrRef', 'NtryRef']),
      first(one, ['Refs/AcctSvcrRef', 'Refs/TxId', 'Refs/EndToEndId']),
    ].join(' '),
  };
}

/** All that a payer or a bank may have written the number of an order into. */
function zweckOf(booking: Felder, one: Felder): string {
  const pfade = [
    ...['RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/RfrdDocInf/Nb', 'RmtInf/Strd/AddtlRmtInf'],
    ...['Refs/EndToEndId', 'AddtlTxInf'],
  ];
  const gesagt = pfade.map((pfad) => one.get(pfad) ?? '').filter((text) => text && text !== 'NOTPROVIDED');
  return inEinerZeile((gesagt.length > 0 ? gesagt : [booking.get('AddtlNtryInf') ?? '']).join(' '));
}

/**
 * What was credited: of a booking with one transfer its amount, because that of the transfer may hold fees or
 * be of another currency.
 */
function betragOf(booking: Felder, one: Felder, transfers: number): [string?, string?] {
  if (transfers === 1) return [booking.get('Amt'), booking.get('Amt/@Ccy')];
  for (const pfad of ['Amt', 'AmtDtls/TxAmt/Amt'])
    if (one.has(pfad)) return [one.get(pfad), one.get(`${pfad}/@Ccy`)];
  return [undefined, booking.get('Amt/@Ccy')];
}

function first(felder: Felder, pfade: string[]): string {
  return pfade.map((pfad) => felder.get(pfad)).find(Boolean) ?? '';
}
