import { formatIban } from '#features/einstellung/felder/iban.ts';
import { giroText } from '#features/zahlarten/giro-code.ts';
import { type Feder, farben } from '#server/pdf/pdf-feder.ts';
import { umbrich } from '#server/pdf/pdf-zeile.ts';
import { kopfzelle } from '#server/pdf/pdf-zelle.ts';
import { punkte } from '#server/pdf/punkte.ts';
import { qrPfad } from '#server/qr/qr-pfad.ts';
import type { BelegInhalt } from '../../beleg-inhalt.ts';
import { belegOffenCent, belegZahlungSatz } from '../../beleg-worte.ts';
import { absatzHoehe, blatt, hatPlatz, neueSeite, schreibeAbsatz, schreibeWort } from './beleg-blatt.ts';

type Ueberweisung = NonNullable<BelegInhalt['ueberweisung']>;

/** What happens with the money: a sentence, and while something is to be transferred the account and a code to scan. */
export function drawBelegZahlung(feder: Feder, inhalt: BelegInhalt): void {
  const satz = belegZahlungSatz(inhalt);
  const ueberweisung = ueberweisungOf(inhalt);
  if (ueberweisung) {
    drawUeberweisung(feder, { satz, betragCent: belegOffenCent(inhalt), ...ueberweisung });
    return;
  }
  const { doc } = feder;
  if (!hatPlatz(doc, satzHoehe(doc, inhalt))) neueSeite(doc);
  drawSatz(feder, satz, { x: blatt.links, y: doc.y });
}

const satzSchnitt = { breite: punkte(110), groesse: 10.5, gewicht: 'fett' } as const;

/** Of a sentence that stands alone; 0 if it stands in the field with the account. */
export function satzHoehe(doc: Feder['doc'], inhalt: BelegInhalt): number {
  if (ueberweisungOf(inhalt)) return 0;
  return absatzHoehe(doc, belegZahlungSatz(inhalt), satzSchnitt);
}

function ueberweisungOf(inhalt: BelegInhalt): Ueberweisung | undefined {
  return belegOffenCent(inhalt) > 0 ? inhalt.ueberweisung : undefined;
}

function drawSatz(feder: Feder, satz: string, ort: { x: number; y: number }): void {
  schreibeAbsatz(feder, satz, { tag: 'P', ...ort, ...satzSchnitt });
}

/** In points: the field with the account, its inner edge, and the code at its right. */
const feld = { innen: 10, wert: punkte(64), code: punkte(30), groesse: 9.5, zeile: 14 };

function drawUeberweisung(
  feder: Feder,
  { satz, betragCent, ...konto }: Ueberweisung & { satz: string; betragCent: number },
): void {
  const { doc } = feder;
  const { innen, wert, code, groesse, zeile } = feld;
  const codeLinks = blatt.rechts - innen - code;
  const reihen = [
    { name: 'Empfänger', text: konto.kontoinhaber },
    { name: 'IBAN', text: formatIban(konto.iban) },
    { name: 'Bank', text: konto.bank },
    { name: 'Verwendungszweck', text: konto.verwendungszweck },
  ]
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => ({
      ...{
        name,
        zeilen: umbrich(doc, text, { breite: codeLinks - wert - innen, groesse, gewicht: 'normal' }),
      },
    }));
  const anzahl = reihen.reduce((sum, { zeilen }) => sum + zeilen.length, 0);
  const hoehe = Math.max(code, 34 + anzahl * zeile) + 2 * innen;
  if (!hatPlatz(doc, hoehe)) neueSeite(doc);
  const { y } = doc;
  drawGrund(doc, { y, hoehe });
  drawSatz(feder, satz, { x: blatt.links + innen, y: y + innen });
  doc.y = y + innen + 22;
  drawKonto(feder, reihen);
  schreibeAbsatz(feder, 'Oder scannen Sie den Code mit der App Ihrer Bank.', {
    ...{ tag: 'P', x: blatt.links + innen, y: doc.y + 4, groesse: 8.5, farbe: 'leise' },
    breite: codeLinks - blatt.links - 2 * innen,
  });
  drawGiroCode(feder, { x: codeLinks, y: y + (hoehe - code) / 2 }, { betragCent, ...konto });
  doc.y = y + hoehe + 10;
}

function drawGrund(doc: Feder['doc'], { y, hoehe }: { y: number; hoehe: number }): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.roundedRect(blatt.links, y, blatt.rechts - blatt.links, hoehe, 6).lineWidth(0.8);
  doc.fillAndStroke(farben.papier, farben.linie);
  doc.endMarkedContent();
}

function drawKonto({ doc, wurzel }: Feder, reihen: { name: string; zeilen: string[] }[]): void {
  const tabelle = doc.struct('Table');
  wurzel?.add(tabelle);
  for (const { name, zeilen } of reihen) {
    const { y } = doc;
    const zeile = doc.struct('TR');
    tabelle.add(zeile);
    const links = { x: blatt.links + feld.innen, y, groesse: feld.groesse, farbe: 'leise' } as const;
    zeile.add(kopfzelle(doc, 'Row', () => schreibeWort(doc, name, links)));
    const rechts = () => {
      for (const [nr, text] of zeilen.entries())
        schreibeWort(doc, text, { x: feld.wert, y: y + nr * feld.zeile, groesse: feld.groesse });
    };
    zeile.add(doc.struct('TD', rechts));
    zeile.end();
    doc.y = y + zeilen.length * feld.zeile;
  }
  tabelle.end();
}

/** The code on white ground, drawn as lines: sharp at every size. */
function drawGiroCode(
  { doc, wurzel }: Feder,
  { x, y }: { x: number; y: number },
  { kontoinhaber: name, iban, verwendungszweck: text, betragCent }: Ueberweisung & { betragCent: number },
): void {
  const { groesse, pfad } = qrPfad(giroText({ name, iban, betragCent, text }));
  const { code } = feld;
  const draw = () => {
    doc.roundedRect(x, y, code, code, 3).fill('#ffffff');
    doc.save();
    doc.translate(x, y).scale(code / groesse);
    doc.path(pfad).fill('#000000');
    doc.restore();
  };
  const options: object = {
    alt: 'GiroCode: dieselbe Überweisung für die App Ihrer Bank',
    bbox: [x, y, x + code, y + code],
    placement: 'Block',
  };
  wurzel?.add(doc.struct('Figure', options, draw));
}
