import { type Feder, farben } from '#server/pdf/pdf-feder.ts';
import { drawStrich, kopfzelle } from '#server/pdf/pdf-zelle.ts';
import { punkte } from '#server/pdf/punkte.ts';
import type { BelegInhalt } from '../../beleg-inhalt.ts';
import { belegOffenCent, belegSatzText, belegSteuerSatz } from '../../beleg-worte.ts';
import {
  absatzHoehe,
  blatt,
  euroText,
  hatPlatz,
  neueSeite,
  schreibeAbsatz,
  schreibeWort,
} from './beleg-blatt.ts';
import { satzHoehe } from './pdf-beleg-zahlung.ts';

/** In points. */
const abstand = { vor: 7, nach: 12, satz: 6, steuern: 5 };
const reihe = { fett: 18, normal: 15, steuer: 12 };
const klein = { groesse: 8.5, farbe: 'leise' } as const;

/** The sum and what of it is paid; beside them the tax in it. */
export function drawBelegSummen(feder: Feder, inhalt: BelegInhalt): void {
  const { doc } = feder;
  const steuern = steuernOf(inhalt);
  if (!hatPlatz(doc, summenHoehe(doc, inhalt))) neueSeite(doc);
  doc.y += abstand.vor;
  const { y } = doc;
  drawSummen(feder, summenOf(inhalt));
  const unten = doc.y;
  if (steuern.length > 0) {
    doc.y = y;
    drawSteuern(feder, steuern);
  } else doc.y += abstand.satz;
  doc.y += schreibeAbsatz(feder, belegSteuerSatz(inhalt.steuermodus), {
    ...{ tag: 'P', x: blatt.links, y: doc.y, breite: satzBreite(steuern), ...klein },
  });
  doc.y = Math.max(doc.y, unten) + abstand.nach;
}

/** What stands together below the lines: the sums, the tax, and a sentence on the payment if that is all there is. */
export function summenHoehe(doc: Feder['doc'], inhalt: BelegInhalt): number {
  const steuern = steuernOf(inhalt);
  const rechts = summenOf(inhalt).reduce((sum, { istFett }) => sum + reihe[istFett ? 'fett' : 'normal'], 0);
  const oben =
    steuern.length > 0 ? (steuern.length + 1) * reihe.steuer + abstand.steuern : rechts + abstand.satz;
  const satz = belegSteuerSatz(inhalt.steuermodus);
  const links = oben + absatzHoehe(doc, satz, { breite: satzBreite(steuern), ...klein });
  const danach = satzHoehe(doc, inhalt);
  return abstand.vor + Math.max(links, rechts) + (danach > 0 ? abstand.nach + danach : 0);
}

function steuernOf({ steuermodus, steuern }: BelegInhalt): BelegInhalt['steuern'] {
  return steuermodus === 'regelbesteuerung' ? steuern : [];
}

/** The sentence on the tax: below the sums, or at their left if the tax stands there. */
function satzBreite(steuern: BelegInhalt['steuern']): number {
  return (steuern.length > 0 ? namen : blatt.rechts) - blatt.links;
}

type Summe = { name: string; cent: number; istFett: boolean };

function summenOf(inhalt: BelegInhalt): Summe[] {
  const offenCent = belegOffenCent(inhalt);
  const summe = { name: 'Gesamtbetrag', cent: inhalt.bruttoCent, istFett: true };
  if (inhalt.bezahltCent === 0 || offenCent <= 0) return [summe];
  return [
    summe,
    { name: 'Bezahlt', cent: inhalt.bezahltCent, istFett: false },
    { name: 'Noch zu zahlen', cent: offenCent, istFett: true },
  ];
}

/** The names of the sums begin here, in points. */
const namen = punkte(120);

function drawSummen({ doc, wurzel }: Feder, summen: Summe[]): void {
  const tabelle = doc.struct('Table');
  wurzel?.add(tabelle);
  for (const { name, cent, istFett } of summen) {
    const { y } = doc;
    const schnitt = { y, groesse: istFett ? 11.5 : 9.5, gewicht: istFett ? 'fett' : 'normal' } as const;
    const zeile = doc.struct('TR');
    tabelle.add(zeile);
    zeile.add(kopfzelle(doc, 'Row', () => schreibeWort(doc, name, { x: namen, ...schnitt })));
    const betrag = () => schreibeWort(doc, euroText(cent), { x: blatt.rechts, ...schnitt, bis: true });
    zeile.add(doc.struct('TD', betrag));
    zeile.end();
    doc.y = y + reihe[istFett ? 'fett' : 'normal'];
  }
  tabelle.end();
  drawStrich(doc, { von: namen, bis: blatt.rechts, y: doc.y, farbe: farben.tinte, dicke: 0.8 });
}

/** Where the columns of the tax end, in points; rates begin at the left. */
const steuerSpalten = { netto: punkte(62), ust: punkte(84), brutto: punkte(106) };

function drawSteuern({ doc, wurzel }: Feder, steuern: BelegInhalt['steuern']): void {
  const tabelle = doc.struct('Table');
  wurzel?.add(tabelle);
  drawSteuerReihe({ doc, wurzel: tabelle }, ['USt-Satz', 'Netto', 'USt', 'Brutto'], 'Column');
  for (const { satzPromille, bruttoCent, steuerCent } of steuern) {
    const cents = [bruttoCent - steuerCent, steuerCent, bruttoCent];
    drawSteuerReihe({ doc, wurzel: tabelle }, [belegSatzText(satzPromille), ...cents.map(euroText)], 'Row');
  }
  tabelle.end();
  doc.y += abstand.steuern;
}

/** The head names all columns; in the other rows the rate names the sums beside it. */
function drawSteuerReihe({ doc, wurzel }: Feder, worte: string[], kopf: 'Column' | 'Row'): void {
  const { y } = doc;
  const zeile = doc.struct('TR');
  wurzel?.add(zeile);
  const enden = [undefined, ...Object.values(steuerSpalten)];
  for (const [nr, wort] of worte.entries()) {
    const ende = enden[nr];
    const ort = ende === undefined ? { x: blatt.links } : { x: ende, bis: true };
    const farbe = kopf === 'Column' ? 'leise' : 'tinte';
    const draw = () => schreibeWort(doc, wort, { ...ort, y, groesse: 8.5, farbe });
    zeile.add(kopf === 'Column' || nr === 0 ? kopfzelle(doc, kopf, draw) : doc.struct('TD', draw));
  }
  zeile.end();
  doc.y = y + reihe.steuer;
}
