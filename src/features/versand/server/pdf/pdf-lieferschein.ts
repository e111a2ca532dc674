import { drawBlock, drawFalz, drawFenster, fett, normal } from '#server/pdf/pdf-brief.ts';
import { pdfDatei } from '#server/pdf/pdf-datei.ts';
import { type Feder, farben, rand, schreibe } from '#server/pdf/pdf-feder.ts';
import { mitBlank, umbrich, zeichneZeile } from '#server/pdf/pdf-zeile.ts';
import { drawStrich, kopfzelle } from '#server/pdf/pdf-zelle.ts';
import { punkte } from '#server/pdf/punkte.ts';

/** One packing slip; `fuss`: sentences below the lines. */
export type Lieferschein = {
  nummer: string;
  bestelltAm: string;
  tag: string;
  weg: string;
  zeilen: string[];
  posten: { menge: number; name: string; dazu: string }[];
  fuss: string[];
};

/** Packing slips to draw, each on pages of its own. `laden`: the lines at the top. */
export type Lieferscheine = {
  art: 'lieferscheine';
  ladenName: string;
  absender: string;
  laden: string[];
  at: string;
  scheine: Lieferschein[];
};

/** In millimetres. */
const rechts = { x: 120, breite: 70, laden: 20, angaben: 56 };
const text = { oben: 100 };
/** A line with less space below it than this begins the next page, in points. */
const mindestens = 60;

/** Packing slips, without prices: a parcel may be a present. */
export function pdfOfLieferscheine(blatt: Lieferscheine): Promise<Uint8Array> {
  const titel = blatt.scheine.length === 1 ? `Lieferschein ${blatt.scheine[0]?.nummer}` : 'Lieferscheine';
  const angaben = { titel, autor: blatt.ladenName, at: new Date(blatt.at) };
  return pdfDatei(angaben, { groesse: 'A4', rand }, (feder) => {
    for (const [nr, schein] of blatt.scheine.entries()) {
      if (nr > 0) feder.doc.addPage();
      drawFalz(feder.doc);
      drawKopf(feder, blatt, schein);
      drawText(feder, schein);
    }
    feder.wurzel?.end();
  });
}

function drawKopf(feder: Feder, { absender, ladenName, laden }: Lieferscheine, schein: Lieferschein): void {
  const spalte = { x: rechts.x, breite: rechts.breite, hoehe: 32 };
  drawBlock(feder, [fett(ladenName)], { x: 20, y: 20, breite: 90, hoehe: 18, von: 18, farbe: farben.rose });
  drawBlock(feder, laden.map(normal), { ...spalte, y: rechts.laden, von: 9, farbe: farben.leise });
  drawFenster(feder, absender, schein.zeilen);
  const { nummer, bestelltAm, tag, weg } = schein;
  const angaben = [
    fett(`Bestellung ${nummer}`),
    ...[`bestellt am ${bestelltAm}`, `gedruckt am ${tag}`, weg].map(normal),
  ];
  drawBlock(feder, angaben, { ...spalte, y: rechts.angaben, von: 10 });
}

function drawText(feder: Feder, { posten, fuss }: Lieferschein): void {
  const ueberschrift = { tag: 'H1', groesse: 18, gewicht: 'fett', danach: 12, y: punkte(text.oben) } as const;
  schreibe(feder, [{ text: 'Lieferschein' }], ueberschrift);
  drawTabelle(feder, posten);
  for (const satz of fuss) schreibe(feder, [{ text: satz }], { tag: 'P', groesse: 10.5, danach: 6 });
}

function drawTabelle({ doc, wurzel }: Feder, posten: Lieferschein['posten']): void {
  const tabelle = doc.struct('Table');
  wurzel?.add(tabelle);
  drawTabellenkopf({ doc, wurzel: tabelle });
  for (const one of posten) {
    if (doc.y > doc.page.height - rand - mindestens) {
      doc.addPage();
      doc.y = rand;
    }
    const zeile = doc.struct('TR');
    tabelle.add(zeile);
    drawPosten({ doc, wurzel: zeile }, one);
    zeile.end();
  }
  tabelle.end();
  doc.y += 14;
  doc.x = rand;
}

/** The space of the pieces, at the left of the names. */
const einzug = 44;

/** What the two columns hold. */
function drawTabellenkopf({ doc, wurzel }: Feder): void {
  const { y } = doc;
  const draw = (text: string, x: number) => () =>
    zeichneZeile(doc, text, { x, y, groesse: 9.5, gewicht: 'normal', farbe: farben.leise });
  const zeile = doc.struct('TR');
  wurzel?.add(zeile);
  zeile.add(kopfzelle(doc, 'Column', draw('Stück', rand)));
  zeile.add(kopfzelle(doc, 'Column', draw('Artikel', rand + einzug)));
  zeile.end();
  doc.y = y + 18;
}

/** Pieces at the left, the name beside them, and a line below. */
function drawPosten({ doc, wurzel }: Feder, { menge, name, dazu }: Lieferschein['posten'][number]): void {
  const von = doc.y;
  const breite = doc.page.width - 2 * rand - einzug;
  const namen = umbrich(doc, name, { breite, groesse: 11, gewicht: 'fett' });
  const kleine = umbrich(doc, dazu, { breite, groesse: 9.5, gewicht: 'normal' });
  const at = (text: string, ort: { x: number; y: number; groesse: number; gewicht: 'normal' | 'fett' }) =>
    zeichneZeile(doc, text, { ...ort, farbe: farben.tinte });
  wurzel?.add(doc.struct('TD', () => at(`${menge} ×`, { x: rand, y: von, groesse: 11, gewicht: 'fett' })));
  wurzel?.add(
    kopfzelle(doc, 'Row', () => {
      for (const [nr, line] of (kleine.length > 0 ? mitBlank(namen) : namen).entries())
        at(line, { x: rand + einzug, y: von + nr * 14, groesse: 11, gewicht: 'fett' });
      for (const [nr, line] of kleine.entries())
        at(line, { x: rand + einzug, y: von + namen.length * 14 + nr * 12, groesse: 9.5, gewicht: 'normal' });
    }),
  );
  const bis = von + namen.length * 14 + kleine.length * 12 + 5;
  drawStrich(doc, { von: rand, bis: doc.page.width - rand, y: bis });
  doc.y = bis + 7;
}
