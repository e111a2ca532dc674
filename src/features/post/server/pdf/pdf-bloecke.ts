import type { Block, FlatBlock, Inline } from '#features/rechtstexte/bloecke/rechtstext-bloecke.ts';
import { type Feder, farben, rand, type Stil, schreibe } from '#server/pdf/pdf-feder.ts';

/** Space at both sides within a box, and before the text of a list. */
const innen = 14;
const einzug = 16;
/** A heading with less space below it than this begins the next page. */
const mindestens = 90;
/** Height of a line to write on. */
const zeile = 24;

/** Space around the text, and whether it is a form. */
type Lage = { links: number; istFormular: boolean };

/** Draws the blocks of a legal text below each other. */
export function drawBloecke(feder: Feder, bloecke: Block[]): void {
  for (const block of bloecke) {
    if (block.kind === 'box') drawKasten(feder, block.blocks);
    else drawBlock(feder, block, { links: 0, istFormular: false });
  }
}

function drawBlock(feder: Feder, block: FlatBlock, lage: Lage): void {
  const stil: Stil = { tag: 'P', groesse: 10.5, danach: 7, links: lage.links, rechts: lage.links };
  if (block.kind === 'heading') drawUeberschrift(feder, block, stil);
  else if (block.kind === 'list') drawListe(feder, block, { stil, lage });
  else if (block.kind === 'terms')
    for (const { term, place, text } of block.entries) {
      schreibe(feder, [{ text: term, isBold: true }, { text: ` ${place}` }], { ...stil, danach: 1 });
      schreibe(feder, [{ text }], stil);
    }
  else schreibe(feder, block.inlines, stil);
}

function drawUeberschrift(
  feder: Feder,
  { level, inlines }: Extract<FlatBlock, { kind: 'heading' }>,
  stil: Stil,
): void {
  const { doc } = feder;
  if (doc.y > doc.page.height - rand - mindestens) doc.addPage();
  else if (doc.y > rand) doc.y += level === 2 ? 9 : 5;
  const groesse = level === 2 ? 14 : 11.5;
  const tag = level === 2 ? 'H2' : level === 3 ? 'H3' : 'H4';
  schreibe(feder, inlines, { ...stil, tag, groesse, gewicht: 'fett', danach: 5 });
}

function drawListe(
  { doc, wurzel }: Feder,
  { items, start }: Extract<FlatBlock, { kind: 'list' }>,
  { stil, lage }: { stil: Stil; lage: Lage },
): void {
  const liste = doc.struct('L');
  wurzel?.add(liste);
  for (const [nr, inlines] of items.entries()) {
    const punkt = doc.struct('LI');
    liste.add(punkt);
    const linien = lage.istFormular ? (nr === 0 ? 2 : 1) : 0;
    if (doc.y > doc.page.height - rand - 24 - linien * zeile) doc.addPage();
    drawPunkt({ doc, wurzel: punkt }, { marke: start === undefined ? '•' : `${start + nr}.`, inlines }, stil);
    drawSchreiblinien(doc, linien, lage);
    punkt.end();
  }
  liste.end();
  doc.y += 4;
}

function drawPunkt(feder: Feder, { marke, inlines }: { marke: string; inlines: Inline[] }, stil: Stil): void {
  const y = feder.doc.y;
  schreibe(feder, [{ text: marke }], { ...stil, tag: 'Lbl', danach: 0 });
  schreibe(feder, inlines, { ...stil, tag: 'LBody', links: (stil.links ?? 0) + einzug, danach: 3, y });
}

/** Empty lines, where a form is filled in by hand. */
function drawSchreiblinien(doc: Feder['doc'], anzahl: number, { links }: Lage): void {
  if (anzahl === 0) return;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.lineWidth(0.6).strokeColor(farben.leise);
  for (let nr = 1; nr <= anzahl; nr += 1) {
    const y = doc.y + nr * zeile - 4;
    doc
      .moveTo(rand + links + einzug, y)
      .lineTo(doc.page.width - rand - links, y)
      .stroke();
  }
  doc.endMarkedContent();
  doc.y += anzahl * zeile + 8;
}

/** A frame on every page that the box covers; a form to fill in has a page of its own. */
function drawKasten(feder: Feder, bloecke: FlatBlock[]): void {
  const { doc } = feder;
  const istFormular = bloecke.some(isFormular);
  if (doc.y > rand && (istFormular || doc.y > doc.page.height - rand - mindestens)) doc.addPage();
  const von = { seite: doc.bufferedPageRange().count - 1, y: doc.y };
  doc.y += innen;
  for (const block of bloecke) drawBlock(feder, block, { links: innen, istFormular });
  const bis = { seite: doc.bufferedPageRange().count - 1, y: doc.y + 4 };
  for (let seite = von.seite; seite <= bis.seite; seite += 1) {
    const oben = seite === von.seite ? von.y : rand - 8;
    const unten = seite === bis.seite ? bis.y : doc.page.height - rand + 8;
    doc.switchToPage(seite);
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .lineWidth(1)
      .strokeColor(farben.linie)
      .rect(rand, oben, doc.page.width - 2 * rand, unten - oben)
      .stroke();
    doc.endMarkedContent();
  }
  doc.y = bis.y + innen;
}

/** The model form of EGBGB, Anlage 2 to Art. 246a, is known by its heading. */
function isFormular(block: FlatBlock): boolean {
  return (
    block.kind === 'heading' &&
    /formular/i.test(block.inlines.map(({ text }) => text.replaceAll('\u00ad', '')).join(''))
  );
}
