import { pdfDatei } from '#server/pdf/pdf-datei.ts';
import { type Feder, farben } from '#server/pdf/pdf-feder.ts';
import { passe, zeichneZeile, zeilenhoehe } from '#server/pdf/pdf-zeile.ts';
import { punkte } from '#server/pdf/punkte.ts';
import {
  type EtikettFormat,
  type EtikettFormatName,
  etikettFormate,
  etikettOrt,
  etikettRand,
} from '../../etiketten.ts';

/** Labels to draw. `absender`: one line; `zeilen`: the lines of each address, the name bold. */
export type EtikettenBlatt = {
  art: 'etiketten';
  format: EtikettFormatName;
  ab: number;
  absender: string;
  ladenName: string;
  at: string;
  etiketten: { nummer: string; zeilen: string[] }[];
};

/** Sizes of the letters in points. */
const gross = { von: 15, bis: 5 };
const klein = { von: 7.5, bis: 5 };
const kleinHoehe = 20;

/** Address labels, on sheets or one on each page. */
export function pdfOfEtiketten(blatt: EtikettenBlatt): Promise<Uint8Array> {
  const format: EtikettFormat = etikettFormate[blatt.format];
  const angaben = { titel: 'Adressetiketten', autor: blatt.ladenName, at: new Date(blatt.at) };
  const groesse: [number, number] = [punkte(format.breite), punkte(format.hoehe)];
  return pdfDatei(angaben, { groesse, rand: 0 }, (feder) => {
    let seite = 0;
    for (const [nr, etikett] of blatt.etiketten.entries()) {
      const ort = etikettOrt(format, nr, blatt.ab);
      for (; seite < ort.seite; seite += 1) feder.doc.addPage();
      drawEtikett(feder, { ...etikett, absender: blatt.absender }, { ...ort, format });
    }
    feder.wurzel?.end();
  });
}

type Etikett = { nummer: string; zeilen: string[]; absender: string };
type Stelle = { x: number; y: number; format: EtikettFormat };

/** The sender is small above a line, the address as large as it fits below. */
function drawEtikett({ doc, wurzel }: Feder, etikett: Etikett, { x, y, format }: Stelle): void {
  const links = punkte(x + etikettRand);
  const oben = punkte(y + etikettRand);
  const breite = punkte(format.etikettBreite - 2 * etikettRand);
  const hoehe = punkte(format.etikettHoehe - 2 * etikettRand);
  const absender = passe(doc, [{ text: etikett.absender, gewicht: 'normal' }], {
    ...{ breite, hoehe: kleinHoehe, ...klein },
  });
  const adresse = passe(
    doc,
    etikett.zeilen.map((text, index) => ({
      text,
      gewicht: index === 0 ? ('fett' as const) : ('normal' as const),
    })),
    { breite, hoehe: hoehe - kleinHoehe - 6, ...gross },
  );
  const absatz = ({ groesse, zeilen }: typeof adresse, von: number, farbe: string) =>
    doc.struct('P', () => {
      for (const [nr, { text, gewicht }] of zeilen.entries())
        zeichneZeile(doc, text, { x: links, y: von + nr * groesse * zeilenhoehe, groesse, gewicht, farbe });
    });
  wurzel?.add(absatz(absender, oben, farben.leise));
  doc.markContent('Artifact', { type: 'Layout' });
  const linie = oben + kleinHoehe;
  doc
    .lineWidth(0.5)
    .strokeColor(farben.leise)
    .moveTo(links, linie)
    .lineTo(links + breite, linie)
    .stroke();
  doc.endMarkedContent();
  wurzel?.add(absatz(adresse, linie + 6, farben.tinte));
}
