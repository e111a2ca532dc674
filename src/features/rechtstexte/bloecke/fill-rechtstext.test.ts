import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillRechtstext, type Platzhalterwerte } from './fill-rechtstext.ts';
import { parseRechtstext } from './rechtstext-bloecke.ts';

const werte: Platzhalterwerte = {
  laden: { inlines: [{ text: 'Lindenblatt' }] },
  email: { inlines: [{ text: 'a@b.example', href: 'mailto:a@b.example' }] },
  anschrift: { inlines: [{ text: 'Weg 1\n12345 Ort' }] },
  telefon: { inlines: [], istFreiwillig: true },
  inhaberin: { inlines: [] },
  arten: { blocks: [{ kind: 'list', items: [[{ text: 'Vorkasse' }]] }] },
  nichts: { blocks: [] },
};
const filled = (text: string) => fillRechtstext(parseRechtstext(text), werte);
const paragraph = (text: string) => ({ kind: 'paragraph', inlines: [{ text }] });

describe('placeholders', () => {
  test('show their values, also in bold text and as a link', () => {
    expect(filled('**{{laden}}**: {{email}}')).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          { text: 'Lindenblatt', isBold: true },
          { text: ': ' },
          { text: 'a@b.example', href: 'mailto:a@b.example' },
        ],
      },
    ]);
  });

  test('a paragraph with the address is an address', () => {
    expect(filled('{{laden}}\n{{anschrift}}')).toEqual([
      { kind: 'address', inlines: [{ text: 'Lindenblatt' }, { text: '\n' }, { text: 'Weg 1\n12345 Ort' }] },
    ]);
  });

  test('without a value they show nothing; a voluntary one takes its line along', () => {
    expect(filled('Von {{inhaberin}} und {{unbekannt}}.')).toEqual([
      { kind: 'paragraph', inlines: [{ text: 'Von ' }, { text: ' und ' }, { text: '.' }] },
    ]);
    expect(filled('E-Mail: gern\nTelefon: {{telefon}}')).toEqual([paragraph('E-Mail: gern')]);
    expect(filled('- eins\n- {{telefon}}')).toEqual([{ kind: 'list', items: [[{ text: 'eins' }]] }]);
  });

  test('a label without its value is left out, and so is what introduces nothing', () => {
    expect(filled('Name: {{laden}}\nInhaberin: {{inhaberin}}')).toEqual([
      { kind: 'paragraph', inlines: [{ text: 'Name: ' }, { text: 'Lindenblatt' }] },
    ]);
    expect(filled('## A\n\nverantwortlich ist:\n\n{{inhaberin}}\n\n{{nichts}}\n\n## B\n\nText')).toEqual(
      filled('## B\n\nText'),
    );
    expect(filled('Sie zahlen so:\n\n{{arten}}')).toHaveLength(2);
    expect(filled('Inhaberin:\n\nText')).toEqual([paragraph('Inhaberin:'), paragraph('Text')]);
  });

  test('that stand alone are replaced by blocks', () => {
    expect(filled('{{arten}}')).toEqual([{ kind: 'list', items: [[{ text: 'Vorkasse' }]] }]);
    expect(filled('So: {{arten}}')).toEqual([paragraph('So: ')]);
  });

  test('a heading goes with all that stood below it, and stays where nothing stood', () => {
    expect(filled('## A\n\n{{nichts}}\n\n## B\n\nText')).toEqual(filled('## B\n\nText'));
    expect(filled('## A\n\n### Unter\n\nRuf: {{telefon}}\n\n## B\n\nText')).toEqual(filled('## B\n\nText'));
    expect(filled('## A\n\n### Unter\n\nText\n\n### Leer\n\n{{nichts}}')).toEqual(
      filled('## A\n\n### Unter\n\nText'),
    );
    expect(filled('## A\n\n## B')).toHaveLength(2);
  });

  test('are never on a page', () => {
    const pieces = fc.constantFrom(
      '{{laden}}',
      '{{telefon}}',
      '{{nichts}}',
      '{{arten}}',
      '{{x y}}',
      '\n',
      '\n\n',
      '> ',
      '## ',
      '- ',
      '**',
      'Wort ',
    );
    fc.assert(
      fc.property(fc.array(pieces), (all) => {
        expect(JSON.stringify(filled(all.join('')))).not.toMatch(
          /\{\{(laden|telefon|nichts|arten|x y)\}\}|"name"/,
        );
      }),
    );
  });
});
