import { centOf } from './betrag-feld.ts';
import { tagFrom } from './tag-feld.ts';
import {
  type Auszug,
  inEinerZeile,
  keineSpruenge,
  maxCent,
  type SprungGrund,
  type Umsatz,
} from './umsatz.ts';

/** The fields of a booking or of one of its transfers, by their path below it; texts of repeated ones are joined. */
type Felder = Map<string, string>;

const transfer = 'NtryDtls/TxDtls/';

/**
 * Collects the bookings of a CAMT.053 statement (ISO 20022) from the elements and texts of its XML, whatever the version of its
 * namespace. Names come without prefix. A booking with several transfers is as many payments.
 */
export class CamtLeser {
  readonly umsaetze: Umsatz[] = [];
  readonly uebersprungen = keineSpruenge();
  /** Whether it is a statement at all: it may be one without bookings. */
  isAuszug = false;
  #pfad: string[] = [];
  #booking: Felder | undefined;
  #transfers: Felder[] = [];
  #text = '';

  /** Transfers so far. */
  get zahl(): number {
    return this.umsaetze.length + Object.values(this.uebersprungen).reduce((sum, one) => sum + one, 0);
  }

  open(name: string, waehrung: string | undefined): void {
    this.#text = '';
    if (name === 'Stmt') this.isAuszug = true;
    if (this.#booking) {
      this.#pfad.push(name);
      if (this.#pfad.join('/') === 'NtryDtls/TxDtls') this.#transfers.push(new Map());
      if (waehrung !== undefined) this.#keep(`${this.#pfad.join('/')}/@Ccy`, waehrung);
    } else if (name === 'Ntry') {
      this.#booking = new Map();
      this.#transfers = [];
    }
  }

  text(text: string): void {
    if (this.#text.length < 1000) this.#text += text.slice(0, 1000);
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

  get auszug(): Auszug {
    const { umsaetze, uebersprungen } = this;
    return { format: 'CAMT.053', isGeraten: false, umsaetze, uebersprungen };
  }

  #keep(pfad: string, text: string): void {
    const isTransfer = pfad.startsWith(transfer);
    const felder = isTransfer ? this.#transfers.at(-1) : this.#booking;
    const key = isTransfer ? pfad.slice(transfer.length) : pfad;
    const vorher = felder?.get(key);
    felder?.set(key, inEinerZeile(vorher === undefined ? text : `${vorher} ${text}`));
  }

  #book(booking: Felder): void {
    const grund = grundOf(booking);
    if (grund) {
      this.uebersprungen[grund] += Math.max(1, this.#transfers.length);
      return;
    }
    const transfers = this.#transfers.length > 0 ? this.#transfers : [new Map<string, string>()];
    const gelesen = transfers.map((one) => umsatzOf(booking, one, transfers.length));
    const hatZweifel = transfers.length > 1 && summeOf(gelesen) !== centOf(booking.get('Amt') ?? '');
    for (const one of gelesen) {
      if (typeof one === 'string') this.uebersprungen[one] += 1;
      else this.umsaetze.push(hatZweifel ? { ...one, zweifel: summeText } : one);
    }
  }
}

/** Fees or other currencies: what was credited is known only of all together. */
const summeText =
  'Die Beträge dieser Sammelbuchung ergeben zusammen nicht, was auf dem Konto ankam. Bitte den Betrag vergleichen.';

function summeOf(gelesen: (Umsatz | SprungGrund)[]): number {
  return gelesen.reduce((sum, one) => sum + (typeof one === 'string' ? 0 : one.betragCent), 0);
}

function grundOf(booking: Felder): SprungGrund | undefined {
  if (booking.get('CdtDbtInd') !== 'CRDT') return 'ausgang';
  if (/^(true|1)$/.test(booking.get('RvslInd') ?? '')) return 'rueckbuchung';
  const status = booking.get('Sts/Cd') ?? booking.get('Sts') ?? 'BOOK';
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
    name: first(one, ['RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm', 'RltdPties/InitgPty/Nm']),
    iban: first(one, ['RltdPties/DbtrAcct/Id/IBAN', 'RltdPties/DbtrAcct/Id/Othr/Id']),
    zweck: inEinerZeile(
      [
        'RmtInf/Ustrd',
        'RmtInf/Strd/CdtrRefInf/Ref',
        'RmtInf/Strd/AddtlRmtInf',
        'Refs/EndToEndId',
        'AddtlTxInf',
      ]
        .map((pfad) => one.get(pfad) ?? '')
        .filter((text) => text !== 'NOTPROVIDED')
        .concat(one.size === 0 ? (booking.get('AddtlNtryInf') ?? '') : '')
        .join(' '),
    ),
    referenz: [
      first(booking, ['AcctSvcrRef', 'NtryRef']),
      first(one, ['Refs/AcctSvcrRef', 'Refs/TxId', 'Refs/EndToEndId']),
    ].join(' '),
  };
}

/** What was credited: of a booking with one transfer its amount, because that of the transfer may hold fees or be of another currency. */
function betragOf(booking: Felder, one: Felder, transfers: number): [string?, string?] {
  if (transfers === 1) return [booking.get('Amt'), booking.get('Amt/@Ccy')];
  for (const pfad of ['Amt', 'AmtDtls/TxAmt/Amt'])
    if (one.has(pfad)) return [one.get(pfad), one.get(`${pfad}/@Ccy`)];
  return [undefined, booking.get('Amt/@Ccy')];
}

function first(felder: Felder, pfade: string[]): string {
  return pfade.map((pfad) => felder.get(pfad)).find(Boolean) ?? '';
}
