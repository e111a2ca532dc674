import { expect, test } from 'vitest';
import { fillRechtstext } from '#features/rechtstexte/bloecke/fill-rechtstext.ts';
import { type Block, parseRechtstext } from '#features/rechtstexte/bloecke/rechtstext-bloecke.ts';
import { datenschutzText } from '#features/rechtstexte/eingebaut/datenschutz.ts';
import { rechtstextAngabenOf } from '#features/rechtstexte/platzhalter/rechtstext-angaben.ts';
import { platzhalterwerte } from '#features/rechtstexte/platzhalter/rechtstext-platzhalter.ts';
import { vollstaendig } from '#test/einstellung/bereit-fakten.ts';
import { aufbewahrungsplan, type PlanZeile } from './plan.ts';

function linesOf(block: Block): string[] {
  if (block.kind === 'box') return block.blocks.flatMap(linesOf);
  if (block.kind === 'terms') return block.entries.map(({ text }) => text);
  const lines = block.kind === 'list' ? block.items : [block.inlines];
  return lines.map((inlines) => inlines.map(({ text }) => text).join(''));
}

const lage = { tag: '2026-11-23', adresse: 'https://seifenhof.de' };
const angaben = { ...rechtstextAngabenOf(vollstaendig, lage), istGeoeffnet: true };
const datenschutz = fillRechtstext(parseRechtstext(datenschutzText), platzhalterwerte(angaben))
  .flatMap(linesOf)
  .join('\n');

const zeilen = Object.entries<PlanZeile>(aufbewahrungsplan);

test.each(zeilen.flatMap(([name, { text }]) => (text === undefined ? [] : [[name, text] as const])))(
  'the privacy notice of an open shop says of %s how long: %s',
  (_name, text) => {
    expect(datenschutz).toContain(text);
  },
);

test('only names of those who work here, and what no open shop has, are missing in it', () => {
  const ohne = zeilen.flatMap(([name, { text }]) => (text === undefined ? [name] : []));
  expect(ohne).toEqual(['lagerbuch', 'aenderungen', 'postdateien']);
});

test('the notice tells guests their rights, of backups and of withdrawals', () => {
  expect(datenschutz).toContain('auf der Seite Ihrer Bestellung unter „Meine Daten“');
  expect(datenschutz).toContain('Sicherungskopien');
  expect(datenschutz).toContain('„Vertrag widerrufen“');
  expect(datenschutz).not.toContain('{{');
});
