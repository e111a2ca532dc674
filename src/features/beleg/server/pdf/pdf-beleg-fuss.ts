import { drawBlock, normal } from '#server/pdf/pdf-brief.ts';
import { type Feder, farben } from '#server/pdf/pdf-feder.ts';
import { drawStrich } from '#server/pdf/pdf-zelle.ts';
import { punkte } from '#server/pdf/punkte.ts';
import type { BelegInhalt } from '../../beleg-inhalt.ts';
import { blatt, schreibeWort } from './beleg-blatt.ts';

/** In millimetres: the columns of the foot, which make long names smaller. */
const spalten = [
  { x: 25, breite: 52 },
  { x: 81, breite: 58 },
  { x: 143, breite: 47 },
];
const platz = { y: 275, hoehe: 13.5, von: 7.5, farbe: farben.leise };

/** Who has written the document, at the foot of each page; read once, at the end. */
export function drawBelegFuss({ doc, wurzel }: Feder, { aussteller }: BelegInhalt, titel: string): void {
  const { count } = doc.bufferedPageRange();
  for (let seite = 0; seite < count; seite += 1) {
    doc.switchToPage(seite);
    drawStrich(doc, { von: blatt.links, bis: blatt.rechts, y: blatt.fuss });
    const istLetzte = seite === count - 1;
    for (const [nr, zeilen] of ausstellerZeilen(aussteller).entries()) {
      const { x, breite } = spalten[nr] ?? { x: 0, breite: 0 };
      const draw = (an: Feder['wurzel']) =>
        drawBlock({ doc, wurzel: an }, zeilen.map(normal), { x, breite, ...platz });
      if (istLetzte) draw(wurzel);
      else drawArtefakt(doc, () => draw(undefined));
    }
    const nummer = `${titel} · Seite ${seite + 1} von ${count}`;
    const ort = { x: blatt.rechts, y: punkte(290), groesse: 7.5, farbe: 'leise', bis: true } as const;
    drawArtefakt(doc, () => schreibeWort(doc, nummer, ort));
  }
}

function drawArtefakt(doc: Feder['doc'], draw: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  draw();
  doc.endMarkedContent();
}

/** In columns; one without a line is left out. */
function ausstellerZeilen(aussteller: BelegInhalt['aussteller']): string[][] {
  const { name, inhaberin, adresse, email, telefon, steuernummer, ustIdNr } = aussteller;
  return [
    [name, inhaberin, `${adresse.strasse} ${adresse.hausnummer}`, `${adresse.plz} ${adresse.stadt}`],
    [email, telefon],
    [steuernummer && `Steuernummer ${steuernummer}`, ustIdNr && `USt-IdNr. ${ustIdNr}`],
  ]
    .map((zeilen) => zeilen.map((zeile) => zeile.trim()).filter(Boolean))
    .filter((zeilen) => zeilen.length > 0);
}
