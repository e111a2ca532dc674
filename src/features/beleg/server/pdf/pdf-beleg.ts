import { drawBlock, drawFalz, drawFenster, fenster, fett } from '#server/pdf/pdf-brief.ts';
import { pdfDatei } from '#server/pdf/pdf-datei.ts';
import { type Feder, farben } from '#server/pdf/pdf-feder.ts';
import { punkte } from '#server/pdf/punkte.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import type { BelegEmpfaenger, BelegInhalt } from '../../beleg-inhalt.ts';
import { belegAnlassText, belegLeistung, belegTitel, belegZuText } from '../../beleg-worte.ts';
import { blatt, schreibeAbsatz, schreibeWort } from './beleg-blatt.ts';
import { facturXName, facturXXmp } from './factur-x-xmp.ts';
import { drawBelegFuss } from './pdf-beleg-fuss.ts';
import { drawBelegPosten } from './pdf-beleg-posten.ts';
import { drawBelegSummen } from './pdf-beleg-summen.ts';
import { drawBelegZahlung } from './pdf-beleg-zahlung.ts';

/** What is drawn: what a document says, and the XML that was written with it. */
export type BelegVorlage = { inhalt: BelegInhalt; xml: string };

/** A document as PDF/A-3 on A4 with its XML inside. The same document always gives the same bytes. */
export function pdfOfBeleg({ inhalt, xml }: BelegVorlage): Promise<Uint8Array> {
  const titel = `${belegTitel(inhalt)} ${inhalt.nummer}`;
  const angaben = {
    ...{ titel, autor: inhalt.aussteller.name, at: new Date(`${inhalt.tag}T12:00:00Z`) },
    inhalt: {
      ...{ name: facturXName, typ: 'text/xml', text: xml, xmp: facturXXmp },
      beschreibung: `${titel} als XML (EN 16931)`,
    },
  };
  return pdfDatei(angaben, { groesse: 'A4', rand: blatt.links }, (feder) => {
    drawKopf(feder, inhalt);
    drawTitel(feder, inhalt, titel);
    drawBelegPosten(feder, inhalt);
    drawBelegSummen(feder, inhalt);
    drawBelegZahlung(feder, inhalt);
    drawBelegFuss(feder, inhalt, titel);
    feder.wurzel?.end();
  });
}

/** Where the title begins, in millimetres: below the window, or at once if nobody is written to. */
const titelOben = { mitFenster: 91, ohneFenster: 60 };

function drawKopf(feder: Feder, { aussteller, empfaenger, ...inhalt }: BelegInhalt): void {
  const { x } = fenster;
  drawBlock(feder, [fett(aussteller.name)], {
    ...{ x, y: 20, breite: 165, hoehe: 18, von: 18, farbe: farben.rose },
  });
  if (empfaenger) {
    const { strasse, hausnummer, plz, stadt } = aussteller.adresse;
    const ort = [`${strasse} ${hausnummer}`.trim(), `${plz} ${stadt}`.trim()];
    drawFalz(feder.doc);
    drawFenster(feder, [aussteller.name, ...ort].filter(Boolean).join(' · '), empfaengerZeilen(empfaenger));
  }
  drawDaten(feder, inhalt, punkte(empfaenger ? 54 : 40));
}

function empfaengerZeilen({ firma, vorname, nachname, zusatz, ...ort }: BelegEmpfaenger): string[] {
  const { strasse, hausnummer, plz, stadt } = ort;
  const zeilen = [firma, `${vorname} ${nachname}`, zusatz, `${strasse} ${hausnummer}`, `${plz} ${stadt}`];
  return zeilen.map((zeile) => zeile.trim()).filter(Boolean);
}

/** Number and days at the right, in points. */
const daten = { x: punkte(122), wert: punkte(154), groesse: 9.5 };

function drawDaten(
  { doc, wurzel }: Feder,
  { nummer, tag, leistung }: Pick<BelegInhalt, 'nummer' | 'tag' | 'leistung'>,
  oben: number,
): void {
  const { groesse } = daten;
  let y = oben;
  for (const { name, wert } of [
    { name: 'Nummer', wert: nummer },
    { name: 'Datum', wert: formatDatum(tag) },
    belegLeistung(leistung),
  ]) {
    const absatz = doc.struct('P');
    wurzel?.add(absatz);
    absatz.add(() => schreibeWort(doc, `${name} `, { x: daten.x, y, groesse, farbe: 'leise' }));
    const breite = blatt.rechts - daten.wert;
    const feder = { doc, wurzel: absatz };
    y += schreibeAbsatz(feder, wert, { tag: 'Span', x: daten.wert, y, groesse, breite }) + 3;
    absatz.end();
  }
}

function drawTitel(feder: Feder, inhalt: BelegInhalt, titel: string): void {
  const { doc } = feder;
  const ort = { x: blatt.links, breite: blatt.rechts - blatt.links };
  let y = punkte(inhalt.empfaenger ? titelOben.mitFenster : titelOben.ohneFenster);
  y += schreibeAbsatz(feder, titel, { tag: 'H1', ...ort, y, groesse: 18, gewicht: 'fett' }) + 2;
  for (const text of [belegZuText(inhalt.zu), belegAnlassText(inhalt.anlass)].filter(Boolean))
    y += schreibeAbsatz(feder, text, { tag: 'P', ...ort, y, groesse: 10 }) + 2;
  doc.y = y + 12;
}
