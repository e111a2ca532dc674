import { tagFrom } from '#shared/datum/tag-text.ts';
import {
  type Auszug,
  inEinerZeile,
  keineSpruenge,
  maxCent,
  maxUmsaetze,
  maxZeilen,
  type SprungGrund,
  type Umsatz,
  type Unlesbar,
  zahlOf,
  zuGrosseZeileText,
  zuVieleUmsaetzeText,
  zuVieleZeilenText,
} from '../kontoauszug/umsatz.ts';
import { isSoll, ohneJahr, type Spalten, spaltenOf, vorgemerkt } from './bank-spalten.ts';
import { centOf } from './betrag-feld.ts';
import { findKopf, type Kopf } from './csv-kopf.ts';
import { saldoWort } from './csv-ohne-kopf.ts';
import { csvZeilen } from './csv-zeilen.ts';
import { zweifelAn } from './unsichere-zeile.ts';

export const keinKopfText =
  'In dieser Datei ist keine Kopfzeile mit Datum, Betrag und Verwendungszweck zu finden. Bitte die Umsätze bei der Bank als CSV oder als CAMT (XML) herunterladen.';

/** Payments that did not come or went back, as German and English banks write it. */
const zurueckgegangen =
  /declined|reverted|reversed|refunded|returned|rejected|failed|cancell?ed|storniert|abgelehnt|abgebrochen|fehlgeschlagen|zur(ü|ue)ck/i;

/** Reads a bank's CSV, whose layout is recognised by its header; pauses after each row. */
export function* readCsv(text: string): Generator<void, Auszug | Unlesbar> {
  const kopf = yield* findKopf(text);
  if (!kopf) return { problem: keinKopfText };
  const { format, isGeraten } = kopf;
  const gelesen = { umsaetze: [] as Umsatz[], uebersprungen: keineSpruenge() };
  let [nr, isNachZweitemKopf] = [0, false];
  for (const zeile of csvZeilen(text.slice(kopf.ab), kopf.trenner)) {
    yield;
    if (!zeile) return { problem: zuGrosseZeileText };
    const { zellen } = zeile;
    nr += 1;
    if (nr > maxZeilen) return { problem: zuVieleZeilenText };
    if ((nr === 1 && kopf.hasKopfzeile) || zellen.every((zelle) => zelle === '')) continue;
    const umsatz = umsatzOf(zellen, kopf);
    if (typeof umsatz === 'object') {
      const zweifel = zweifelAn(zellen, kopf, { isNachZweitemKopf });
      gelesen.umsaetze.push(zweifel === undefined ? umsatz : { ...umsatz, zweifel });
    } else {
      gelesen.uebersprungen[umsatz] += 1;
      if (umsatz === 'unlesbar' && spaltenOf(zellen, [])) isNachZweitemKopf = true;
    }
    if (zahlOf(gelesen) > maxUmsaetze) return { problem: zuVieleUmsaetzeText };
  }
  return { format, isGeraten, ...gelesen };
}

function umsatzOf(zellen: string[], { spalten, monatZuerst }: Kopf): Umsatz | SprungGrund {
  const feld = (name: Exclude<keyof Spalten, 'zweck'>) => zellen[spalten[name] ?? -1] ?? '';
  const zweck = inEinerZeile(spalten.zweck.map((at) => zellen[at] ?? '').join(' '));
  if ([feld('status'), feld('tag')].some((text) => vorgemerkt.test(text))) return 'vorgemerkt';
  if (zurueckgegangen.test(feld('status'))) return 'rueckbuchung';
  if (isSaldo(zellen, spalten)) return 'saldo';
  const tag =
    tagFrom(feld('tag'), { monatZuerst }) ??
    (ohneJahr.test(feld('tag')) ? tagFrom(feld('valuta'), { monatZuerst }) : undefined);
  const cent = eingangOf(feld);
  if (tag === undefined || cent === undefined) return 'unlesbar';
  if (cent <= 0) return 'ausgang';
  if (!/^(EUR|€|)$/i.test(feld('waehrung'))) return 'waehrung';
  if (cent > maxCent) return 'unlesbar';
  const name = inEinerZeile(feld('name')) || auftraggeberIn(zweck);
  const referenz = inEinerZeile(feld('referenz'));
  return { tag, betragCent: cent, name, iban: inEinerZeile(feld('iban')), zweck, referenz };
}

/** Below the rows, or as one of them: cooperative banks write balances with a day and `H`, but without a payer. */
function isSaldo(zellen: string[], { tag, name, iban }: Spalten): boolean {
  if (saldoWort.test(zellen[tag] ?? '')) return true;
  const hasZahler = name === undefined || zellen[name] || zellen[iban ?? -1];
  return !hasZahler && zellen.some((zelle) => /^((Anfangs|End|Schlu(ss|ß))saldo|Kontostand)$/i.test(zelle));
}

/** What came in, in cents; negative for what went out. */
function eingangOf(feld: (name: 'betrag' | 'haben' | 'soll' | 'richtung') => string): number | undefined {
  const haben = centOf(feld('haben'));
  if (haben !== undefined && haben !== 0) return Math.abs(haben);
  const soll = centOf(feld('soll'));
  if (soll !== undefined && soll !== 0) return -Math.abs(soll);
  const cent = centOf(feld('betrag'));
  if (cent === undefined) return undefined;
  return isSoll.test(feld('richtung')) ? -Math.abs(cent) : cent;
}

/** Comdirect writes `Auftraggeber: ERIKA BEISPIEL Buchungstext: B-26-K7M4Q Ref. 1/2` into one field. */
function auftraggeberIn(zweck: string): string {
  const [, name = ''] = /Auftraggeber:\s*(.{1,100}?)\s*(?:Buchungstext:|Kto\/IBAN:|$)/.exec(zweck) ?? [];
  return name;
}
