import { type Spalten, spaltenOf } from './bank-spalten.ts';
import { centOf } from './betrag-feld.ts';
import { csvZeilen } from './csv-zeilen.ts';
import { tagFrom } from './tag-feld.ts';
import {
  type Auszug,
  inEinerZeile,
  keineSpruenge,
  maxCent,
  maxUmsaetze,
  type SprungGrund,
  type Umsatz,
  type Unlesbar,
  zuVieleText,
} from './umsatz.ts';

/** Lines before the header in which some banks name the account and the balance. */
const maxVorspann = 40;

export const keinKopfText =
  'In dieser Datei ist keine Kopfzeile mit Datum, Betrag und Verwendungszweck zu finden. Bitte die Umsätze bei der Bank als CSV oder als CAMT.053 herunterladen.';

/** Payments that may still come, and those that did not or went back, as German and English banks write it. */
const vorgemerkt = /vorgemerkt|pending|processing|scheduled|in bearbeitung|ausstehend|^offen$/i;
const zurueckgegangen =
  /declined|reverted|reversed|refunded|returned|rejected|failed|cancell?ed|storniert|abgelehnt|abgebrochen|fehlgeschlagen|zur(ü|ue)ck/i;

/** `23.11.`, as some savings banks write a day. */
const ohneJahr = /^\d{1,2}\.\d{1,2}\.?$/;

/** Reads a bank's CSV, whose layout is recognised by its header; pauses after each row. */
export function* readCsv(text: string): Generator<void, Auszug | Unlesbar> {
  const kopf = findKopf(text);
  if (!kopf) return { problem: keinKopfText };
  const { spalten, format, isGeraten, trenner, zeilen: vorher } = kopf;
  const umsaetze: Umsatz[] = [];
  const uebersprungen = keineSpruenge();
  let nr = 0;
  for (const zeile of csvZeilen(text, trenner)) {
    yield;
    nr += 1;
    if (nr <= vorher || zeile.every((zelle) => zelle === '')) continue;
    const umsatz = umsatzOf(zeile, spalten);
    if (typeof umsatz === 'object') umsaetze.push(umsatz);
    else if (umsatz) uebersprungen[umsatz] += 1;
    if (umsaetze.length + uebersprungen.ausgang > maxUmsaetze) return { problem: zuVieleText };
  }
  return { format, isGeraten, umsaetze, uebersprungen };
}

type Kopf = NonNullable<ReturnType<typeof spaltenOf>> & { trenner: string; zeilen: number };

/** The header with its separator, and the number of rows until its end. A known bank is preferred to a guess. */
function findKopf(text: string): Kopf | undefined {
  const gefunden = [';', ',', '\t'].flatMap((trenner) => {
    let zeilen = 0;
    for (const zeile of csvZeilen(text.slice(0, 100_000), trenner)) {
      zeilen += 1;
      if (zeilen > maxVorspann) break;
      const kopf = zeile.length > 2 ? spaltenOf(zeile) : undefined;
      if (kopf) return [{ ...kopf, trenner, zeilen }];
    }
    return [];
  });
  return gefunden.find(({ isGeraten }) => !isGeraten) ?? gefunden[0];
}

function umsatzOf(zeile: string[], spalten: Spalten): Umsatz | SprungGrund | undefined {
  const feld = (name: Exclude<keyof Spalten, 'zweck'>) => zeile[spalten[name] ?? -1] ?? '';
  const zweck = inEinerZeile(spalten.zweck.map((at) => zeile[at] ?? '').join(' '));
  if ([feld('status'), feld('tag')].some((text) => vorgemerkt.test(text))) return 'vorgemerkt';
  if (zurueckgegangen.test(feld('status'))) return 'rueckbuchung';
  if (isSaldo(zeile, `${feld('name')}${feld('iban')}`)) return undefined;
  const tag = tagFrom(feld('tag')) ?? (ohneJahr.test(feld('tag')) ? tagFrom(feld('valuta')) : undefined);
  const cent = eingangOf(feld);
  // Sums and balances below the rows have no day.
  if (tag === undefined) return cent === undefined || feld('tag') === '' ? undefined : 'unlesbar';
  if (cent === undefined) return 'unlesbar';
  if (cent <= 0) return 'ausgang';
  if (!/^(EUR|€|)$/i.test(feld('waehrung'))) return 'waehrung';
  if (cent > maxCent) return 'unlesbar';
  const name = inEinerZeile(feld('name')) || auftraggeberIn(zweck);
  const referenz = inEinerZeile(feld('referenz'));
  return { tag, betragCent: cent, name, iban: inEinerZeile(feld('iban')), zweck, referenz };
}

/** Cooperative banks write balances as rows with a day and `H`, but without a payer. */
function isSaldo(zeile: string[], zahler: string): boolean {
  return zahler === '' && zeile.some((zelle) => /^((Anfangs|End|Schlu(ss|ß))saldo|Kontostand)$/i.test(zelle));
}

/** What came in, in cents; negative for what went out. */
function eingangOf(feld: (name: 'betrag' | 'haben' | 'soll' | 'richtung') => string): number | undefined {
  const haben = centOf(feld('haben'));
  if (haben !== undefined && haben !== 0) return Math.abs(haben);
  const soll = centOf(feld('soll'));
  if (soll !== undefined && soll !== 0) return -Math.abs(soll);
  const cent = centOf(feld('betrag'));
  if (cent === undefined) return undefined;
  return /^(S|Soll|D|Debit)$/i.test(feld('richtung')) ? -Math.abs(cent) : cent;
}

/** Comdirect writes `Auftraggeber: ERIKA BEISPIEL Buchungstext: B-26-K7M4Q Ref. 1/2` into one field. */
function auftraggeberIn(zweck: string): string {
  const [, name = ''] = /Auftraggeber:\s*(.{1,100}?)\s*(?:Buchungstext:|Kto\/IBAN:|$)/.exec(zweck) ?? [];
  return name;
}
