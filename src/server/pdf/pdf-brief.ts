import { type Feder, farben } from './pdf-feder.ts';
import { passe, zeichneZeile, zeilenhoehe } from './pdf-zeile.ts';
import { punkte } from './punkte.ts';

/** DIN 5008, form B, in millimetres: what lies in the window of a long envelope, and where the sheet is folded. */
export const fenster = { x: 25, y: 47, breite: 75, absender: 7, hoehe: 36 };
const falz = [105, 148.5, 210];

export function drawFalz(doc: Feder['doc']): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.lineWidth(0.5).strokeColor(farben.linie);
  for (const y of falz) doc.moveTo(punkte(5), punkte(y)).lineTo(punkte(9), punkte(y)).stroke();
  doc.endMarkedContent();
}

/** The sender's line and the address below it, as they are seen through the window. */
export function drawFenster(feder: Feder, absender: string, adresse: string[]): void {
  const { x, y, breite, hoehe } = fenster;
  const klein = { x, y, breite, hoehe: fenster.absender, von: 7, farbe: farben.leise };
  drawBlock(feder, [normal(absender)], klein);
  drawBlock(feder, adresse.map(normal), { x, y: y + fenster.absender, breite, hoehe, von: 11 });
}

type Text = { text: string; gewicht: 'normal' | 'fett' };

export const normal = (text: string): Text => ({ text, gewicht: 'normal' });
export const fett = (text: string): Text => ({ text, gewicht: 'fett' });

type Kasten = { x: number; y: number; breite: number; hoehe: number; von: number; farbe?: string };

/** Lines in a box whose place is given in millimetres, as large as they fit; without a root it is only drawn. */
export function drawBlock(
  { doc, wurzel }: Feder,
  texte: Text[],
  { x, y, breite, hoehe, von, farbe = farben.tinte }: Kasten,
): void {
  const { groesse, zeilen } = passe(doc, texte, {
    ...{ breite: punkte(breite), hoehe: punkte(hoehe), von, bis: 5 },
  });
  const draw = () => {
    for (const [nr, line] of zeilen.entries())
      zeichneZeile(doc, line.text, {
        ...{ x: punkte(x), y: punkte(y) + nr * groesse * zeilenhoehe, groesse, gewicht: line.gewicht, farbe },
      });
  };
  if (wurzel) wurzel.add(doc.struct('P', draw));
  else draw();
}
