import { type Feder, farben } from '#server/pdf/pdf-feder.ts';
import { drawStrich, kopfzelle } from '#server/pdf/pdf-zelle.ts';
import { punkte } from '#server/pdf/punkte.ts';
import type { BelegInhalt } from '../../beleg-inhalt.ts';
import { belegOffenCent, belegSatzText, belegSteuerSatz } from '../../beleg-worte.ts';
import { blatt, euroText, hatPlatz, neueSeite, schreibeAbsatz, schreibeWort } from './beleg-blatt.ts';

/** The sum and what of it is paid; beside them the tax in it. */
export function drawBelegSummen(feder: Feder, inhalt: BelegInhalt): void {
  const { doc } = feder;
  const steuern = inhalt.steuermodus === 'regelbesteuerung' ? inhalt.steuern : [];
  if (!hatPlatz(doc, Math.max(60, 44 + steuern.length * 12))) neueSeite(doc);
  doc.y += 7;
  const { y } = doc;
  drawSummen(feder, summenOf(inhalt));
  const unten = doc.y;
  if (steuern.length > 0) {
    doc.y = y;
    drawSteuern(feder, steuern);
  } else doc.y += 6;
  const rechts = steuern.length > 0 ? namen : blatt.rechts;
  doc.y += schreibeAbsatz(feder, belegSteuerSatz(inhalt.steuermodus), {
    ...{ tag: 'P', x: blatt.links, y: doc.y, breite: rechts - blatt.links },
    ...{ groesse: 8.5, farbe: 'leise' },
  });
  doc.y = Math.max(doc.y, unten) + 12;
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
    doc.y = y + (istFett ? 18 : 15);
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
  doc.y += 5;
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
  doc.y = y + 12;
}
