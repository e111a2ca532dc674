import { PDFiumLibrary } from '@hyzyla/pdfium';
import fc from 'fast-check';
import { encode } from 'uqr';
import { afterAll, describe, expect, test } from 'vitest';
import { giroText } from '#features/zahlarten/giro-code.ts';
import { belegInhalte, belegProbe } from '#test/beleg/beleg-proben.ts';
import { readXml } from '#test/beleg/read-xml.ts';
import { insideOf, pagesOf } from '#test/read-pdf.ts';
import type { BelegInhalt } from '../../beleg-inhalt.ts';
import { kleinunternehmerSatz } from '../../beleg-worte.ts';
import { belegXml } from '../../xml/beleg-xml.ts';
import { drawBelege } from './draw-belege.ts';
import { pdfOfBeleg } from './pdf-beleg.ts';

const library = await PDFiumLibrary.init();
afterAll(() => library.destroy());

const vorlageOf = (inhalt: BelegInhalt) => ({ inhalt, xml: belegXml(inhalt) });
const pdfOf = (inhalt: BelegInhalt) => pdfOfBeleg(vorlageOf(inhalt));
const textOf = async (inhalt: BelegInhalt) => (await pagesOf(await pdfOf(inhalt))).join('\n');

const seife = { nr: 1, name: 'Rosenseife', menge: 2, preisCent: 790, satzPromille: 190 };
const wenig = [seife, { nr: 2, name: 'Backbuch', menge: 1, preisCent: 1250, satzPromille: 70 }];
const ueberweisung = {
  ...{ kontoinhaber: 'Maria Müßig', iban: 'DE02120300000000202051', bank: 'Beispielbank' },
  ...{ verwendungszweck: 'B-26-K7M4Q', zahlbarBis: '2026-12-07' },
};
const angaben = 'Seife ·\u00a0Sheabutter ·\u00a0Lavendel ·\u00a0100 g';
/** Two rates, both with postage. */
const offen = {
  posten: wenig,
  betraege: [
    { art: 'porto', satzPromille: 190, betragCent: 300 },
    { art: 'porto', satzPromille: 70, betragCent: 190 },
  ],
  ...{ ueberweisung, bezahltCent: 1000 },
} satisfies Partial<BelegInhalt>;

/** Lines of an order with the name and the look of real goods, at 15,80 € each. */
function bestellung(zahl: number, rest: Partial<BelegInhalt>): BelegInhalt {
  const posten = Array.from({ length: zahl }, (_, at) => ({
    ...{ nr: at + 1, name: `Seife mit Lavendel und Honig ${at + 1}`, angaben, menge: 2, preisCent: 790 },
    satzPromille: at % 3 === 0 ? 70 : 190,
  }));
  return belegProbe({ ...rest, posten });
}

describe('the pages of a document', () => {
  test('say everything that an invoice says, with its tax and how the rest is paid', async () => {
    const [page = '', ...more] = await pagesOf(await pdfOf(belegProbe(offen)));
    expect(more).toEqual([]);
    for (const part of [
      ...['Seifenwerkstatt am Bach', 'Maria Lindner', 'Mühlgasse 3', '69115 Heidelberg'],
      ...['laden@werkstatt.example', '+49 6221 12345', 'Steuernummer 32/123/45678', 'Seite 1 von 1'],
      ...['Erika Beispiel', 'Gartenweg 7a', '50667 Köln'],
      ...['Rechnung R-2026-0001', '24.11.2026', 'Lieferdatum', '23.11.2026'],
      'Bestellung B-26-K7M4Q vom 20.11.2026',
      ...['Menge', 'Bezeichnung', 'USt-Satz', 'Einzelpreis', 'Betrag'],
      ...['Rosenseife', '7,90 €', '15,80 €', 'Backbuch', '12,50 €', 'Versand', '3,00 €', '1,90 €'],
      ...['Gesamtbetrag', '33,20 €', 'Bezahlt', '10,00 €', 'Noch zu zahlen', '23,20 €'],
      ...['Netto', 'Brutto', '15,80 €', '3,00 €', '18,80 €', '13,46 €', '0,94 €', '14,40 €'],
      ...['Bitte überweisen Sie 23,20 € bis 07.12.2026.', 'Maria Müßig', 'DE02 1203 0000 0000 2020 51'],
      ...['Beispielbank', 'Verwendungszweck', 'B-26-K7M4Q'],
    ])
      expect(page.replaceAll('\u00a0', ' ')).toContain(part);
  });

  test('of a small business name no tax, but why there is none', async () => {
    const posten = wenig.map((one) => ({ ...one, satzPromille: 0 }));
    const ohne = belegProbe({ steuermodus: 'kleinunternehmer', posten, betraege: [], bezahltCent: 2830 });
    const text = await textOf(ohne);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(kleinunternehmerSatz.replaceAll(/\s/g, ' '));
    expect(text).toContain('Der Betrag ist bezahlt.');
    expect(text).not.toMatch(/USt-Satz|Netto|%|Bitte überweisen/);
  });

  test('of a correction name the invoices and what is owed', async () => {
    const zu = [
      { nummer: 'R-2026-0007', tag: '2026-11-12' },
      { nummer: 'R-2026-0009', tag: '2026-11-20' },
    ];
    const posten = wenig.map((one) => ({ ...one, menge: -one.menge }));
    const leistung = { von: '2026-11-10', bis: '2026-11-23' };
    const zurueck = belegProbe({ art: 'korrektur', zu, posten, betraege: [], bezahltCent: 0, leistung });
    const text = (await textOf(zurueck)).replaceAll(/\s+/g, ' ');
    for (const part of [
      'Rechnungskorrektur R-2026-0001',
      'Korrektur zu den Rechnungen R-2026-0007 vom 12.11.2026 und R-2026-0009 vom 20.11.2026',
      ...['Leistungszeitraum 10.11.2026 bis 23.11.2026', '−2 Rosenseife', '−15,80 €', '−28,30 €'],
      '28,30 € zu Ihren Gunsten.',
    ])
      expect(text).toContain(part);
  });

  test('of a market day name place and day, and nobody in the window', async () => {
    const anlass = { art: 'markttag', ort: 'Rheinheim', tag: '2026-11-21' } as const;
    const text = await textOf(belegProbe({ anlass, empfaenger: undefined }));
    expect(text).toContain('Sammelrechnung R-2026-0001');
    expect(text).toContain('Verkauf am Marktstand: Rheinheim, 21.11.2026');
    expect(text).not.toContain('Seifenwerkstatt am Bach · Mühlgasse 3');
  });

  test('are one for up to eight lines that are still to be paid, and for twelve that are paid', async () => {
    expect(await pagesOf(await pdfOf(bestellung(8, offen)))).toHaveLength(1);
    expect(await pagesOf(await pdfOf(bestellung(9, offen)))).toHaveLength(2);
    const porto = { betraege: offen.betraege, bezahltCent: 12 * 1580 + 490 };
    expect(await pagesOf(await pdfOf(bestellung(12, porto)))).toHaveLength(1);
  });

  test('are two for twelve lines that are still to be paid: on the second is how', async () => {
    const [erste = '', zweite = '', ...more] = await pagesOf(await pdfOf(bestellung(12, offen)));
    expect(more).toEqual([]);
    expect(erste.match(/Lavendel und Honig/g)).toHaveLength(12);
    for (const part of ['1,90\u00a0€', 'Gesamtbetrag', 'Noch zu zahlen', 'Netto'])
      expect(erste).toContain(part);
    for (const part of ['Bitte überweisen Sie', 'DE02 1203']) expect(zweite).toContain(part);
    expect(zweite).not.toMatch(/Bezeichnung|Gesamtbetrag/);
  });

  test.for([13, 14, 15, 16, 17])(
    'of %i lines have the sums below the last line and its head',
    async (zahl) => {
      const pages = await pagesOf(await pdfOf(bestellung(zahl, offen)));
      const summen = pages.find((page) => page.includes('Gesamtbetrag')) ?? '';
      expect(summen.replaceAll('\u00a0', ' ')).toMatch(
        /Bezeichnung[\s\S]*Versand[\s\S]*1,90 €[\s\S]*Gesamtbetrag/,
      );
    },
  );

  test('have none for the one sentence on the payment alone', async () => {
    for (let zahl = 19; zahl <= 25; zahl += 1) {
      const posten = Array.from({ length: zahl }, (_, at) => ({ ...seife, nr: at + 1 }));
      const pages = await pagesOf(
        await pdfOf(belegProbe({ posten, betraege: [], bezahltCent: zahl * 1580 })),
      );
      expect(pages.at(-1)).toMatch(/Gesamtbetrag[\s\S]*Der Betrag ist bezahlt\./);
    }
  });

  test('say below its name what goods are', async () => {
    const posten = [{ ...wenig[0], name: 'Goldstück', angaben }] as BelegInhalt['posten'];
    const text = (await textOf(belegProbe({ posten }))).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Goldstück Seife · Sheabutter · Lavendel · 100 g');
  });

  test('keep words apart at the ends of lines for who reads by tags', async () => {
    const posten = [{ ...wenig[0], name: `Seife mit Lavendel ${'und Honig '.repeat(6)}`, angaben }];
    const text = await textOf(belegProbe({ posten: posten as BelegInhalt['posten'] }));
    for (const lines of [/Beispiel \r\nGartenweg 7a \r\n50667 Köln\r/, /und \r\n.*Honig \r\nSeife ·/])
      expect(text).toMatch(lines);
  });

  test('keep number and days apart from their names for who reads by tags', async () => {
    const inside = insideOf(await pdfOf(belegProbe()));
    // Eyes, and libraries that look at places as they do, see the gap; tags have only letters. The names end in others.
    const letzte = [...inside.matchAll(/([0-9a-f]{4})> 0\] TJ\nET\nQ\nEMC\n\/Span/g)].map(([, sign]) => sign);
    expect(letzte).toHaveLength(3);
    expect(new Set(letzte).size).toBe(1);
  });

  test('repeat the head of the columns, lose no line, and count themselves', async () => {
    const posten = Array.from({ length: 90 }, (_, at) => ({
      ...{ nr: at + 1, name: `Seife${at}.`, menge: 1, preisCent: 790, satzPromille: 190 },
    }));
    const pages = await pagesOf(await pdfOf(belegProbe({ ...offen, posten })));
    expect(pages).toHaveLength(3);
    expect(pages.map((page) => page.includes('Bezeichnung'))).toEqual([true, true, true]);
    expect(pages.map((page) => page.match(/Seite \d von \d/)?.[0])).toEqual([
      ...['Seite 1 von 3', 'Seite 2 von 3', 'Seite 3 von 3'],
    ]);
    const found = [...pages.join('\n').matchAll(/Seife(\d+)\./g)].map(([, at]) => Number(at));
    expect(found).toEqual(posten.map((_, at) => at));
  });

  test('show the longest names to the last letter, and say which letters they lack', async () => {
    const posten = [{ nr: 1, name: `${'W'.repeat(120)} 石`, menge: 99, preisCent: 1, satzPromille: 190 }];
    const text = await textOf(belegProbe({ posten, empfaenger: undefined, betraege: [] }));
    expect(text.match(/W/g)).toHaveLength(120);
    expect(text).toContain('[?]');
  });

  test('show the transfer as a code, drawn as it is read', async () => {
    const document = await library.loadDocument(await pdfOf(belegProbe(offen)));
    const { data, width } = await document.getPage(0).render({ scale: 4, render: 'bitmap' });
    document.destroy();
    // Nothing else is black: letters are brown.
    const black = Array.from({ length: data.length / 4 }, (_, at) => at).filter(
      (at) => (data[at * 4] ?? 255) + (data[at * 4 + 1] ?? 255) + (data[at * 4 + 2] ?? 255) < 30,
    );
    const [links, oben] = [
      Math.min(...black.slice(0, 4000).map((at) => at % width)),
      Math.floor((black[0] ?? 0) / width),
    ];
    const unten = Math.floor((black.at(-1) ?? 0) / width);
    const { kontoinhaber: name, iban, verwendungszweck: text } = ueberweisung;
    const code = encode(giroText({ name, iban, text, betragCent: 2320 }), { ecc: 'M', boostEcc: false });
    const rand = code.data.findIndex((row) => row.some(Boolean));
    const module = (unten + 1 - oben) / (code.size - 2 * rand);
    const isBlack = new Set(black);
    const read = code.data.map((row, y) =>
      row.map((_, x) => {
        const px = Math.floor(links + (x - rand + 0.5) * module);
        const py = Math.floor(oben + (y - rand + 0.5) * module);
        return isBlack.has(py * width + px);
      }),
    );
    expect(read).toEqual(code.data);
  });
});

describe('the file of a document', () => {
  test('is a tagged PDF/A-3 in German with its letters, its colours and its XML as an alternative', async () => {
    const vorlage = vorlageOf(belegProbe(offen));
    const pdf = await pdfOfBeleg(vorlage);
    const inside = insideOf(pdf);
    for (const part of [
      ...['%PDF-1.7', '/Lang (de-DE)', '/Marked true', '/S /GTS_PDFA1', '/FontFile2', '/ToUnicode'],
      ...['/AFRelationship /Alternative', '/Subtype /text#2Fxml', '/F (factur-x.xml)', '/AF ['],
      ...['<pdfaid:part>3</pdfaid:part>', '<pdfaid:conformance>A</pdfaid:conformance>'],
      ...['<fx:DocumentType>INVOICE</fx:DocumentType>', '<fx:Version>1.0</fx:Version>'],
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#<',
      '<xmp:ModifyDate>2026-11-24T12:00:00Z</xmp:ModifyDate>',
    ])
      expect(inside).toContain(part);
    expect(inside).toContain(Buffer.from(vorlage.xml).toString('latin1'));
    expect([...inside.matchAll(/\/AFRelationship \/(\w+)/g)].map(([, one]) => one)).toEqual(['Alternative']);
    for (const tag of ['Document', 'H1', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure'])
      expect(inside).toMatch(new RegExp(`/S /${tag}\\b`));
    expect(inside).toMatch(/\/Scope \/Column/);
    expect(inside).toMatch(/\/Scope \/Row/);
    expect(inside).toMatch(/\/Alt \(/);
  });

  test('is the same to the byte each time, whatever was drawn before it', async () => {
    const erster = vorlageOf(belegProbe({ nummer: 'R-2026-0002', posten: wenig }));
    const zweiter = vorlageOf(belegProbe(offen));
    const allein = Buffer.from(await pdfOfBeleg(zweiter));
    const [, nachher] = await drawBelege({ art: 'belege', belege: [erster, zweiter] });
    expect(nachher && 'pdf' in nachher && allein.equals(nachher.pdf)).toBe(true);
  });

  test('can be drawn, and keeps the XML about it well-formed, whatever people are called', async () => {
    await fc.assert(
      fc.asyncProperty(belegInhalte, async (inhalt) => {
        const raw = Buffer.from(await pdfOf(inhalt)).toString();
        const xmp = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(raw)?.[0] ?? '';
        expect(readXml(xmp.replaceAll(/\s+(?=xmlns)/g, ' ')).name).toBe('x:xmpmeta');
      }),
      { numRuns: 12 },
    );
  });

  test('that cannot be drawn keeps no other from it', async () => {
    const belege = [belegProbe({ tag: 'gestern' }), belegProbe()].map((inhalt) => ({ inhalt, xml: '<x/>' }));
    const [falsch, richtig] = await drawBelege({ art: 'belege', belege });
    expect(falsch).toMatchObject({ fehler: expect.stringContaining('Invalid') });
    expect(richtig).toMatchObject({ pdf: expect.any(Uint8Array) });
  });
});
