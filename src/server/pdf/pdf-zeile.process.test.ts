import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { registerSchriften } from './pdf-schriften.ts';
import { passe, umbrich } from './pdf-zeile.ts';

const doc = new PDFDocument({ font: null as unknown as string });
registerSchriften(doc);
const schnitt = { groesse: 10, gewicht: 'normal', breite: 60 } as const;

test('lines read one after the other are the text, with a blank where they break but not within a word', () => {
  for (const text of ['Seife mit Lavendel und Honig', `von ${'W'.repeat(30)} zu ${'W'.repeat(30)}`]) {
    const zeilen = umbrich(doc, text, schnitt);
    expect(zeilen.length).toBeGreaterThan(2);
    expect(zeilen.join('')).toBe(text);
  }
});

test('texts below each other in one tag are kept apart by a blank', () => {
  const texte = ['Käthe Müßig', 'Gartenstraße 7a', '04109 Leipzig'];
  const lines = texte.map((text) => ({ text, gewicht: 'normal' as const }));
  for (const breite of [200, 40]) {
    const { zeilen } = passe(doc, lines, { breite, hoehe: 100, von: 11, bis: 9 });
    expect(zeilen.map(({ text }) => text).join('')).toBe(texte.join(' '));
  }
});
