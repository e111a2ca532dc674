import type { Block } from '../bloecke.ts';
import { type Rahmen, widerrufWort } from './render-rahmen.ts';
import { hrefOf, showsAddress, type Teil, textTeileOf } from './render-stueck.ts';
import { aligned, breite, spalten, wrap } from './render-umbruch.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Space before a box, and between the columns of names and values. */
const einzug = 4;
/** Names wider than this stand above their values. */
const maxNamen = 24;

/** The message as plain text of 72 columns. */
export function renderText(bloecke: Block[], { adresse, ende, widerruf }: Rahmen): string {
  const blatt = { adresse, width: spalten };
  const teile = bloecke.map((block) => renderBlock(block, blatt).join('\n'));
  const link =
    widerruf === undefined ? [] : renderBlock({ kind: 'knopf', text: widerrufWort, href: widerruf }, blatt);
  const unten = [ende.flatMap((zeile) => wrap(zeile)).join('\n'), link.join('\n')];
  return `${[...teile, ...unten].filter((teil) => teil.trim() !== '').join('\n\n')}\n`;
}

type Blatt = { adresse: string; width: number };

function renderBlock(block: Block, blatt: Blatt): string[] {
  const { adresse, width } = blatt;
  switch (block.kind) {
    case 'titel':
      return underlined(block.text, '=', width);
    case 'ueberschrift':
      return underlined(block.text, '-', width);
    case 'text':
    case 'klein':
      return wrap(inline(textTeileOf(block.stuecke, adresse)), width);
    case 'liste':
      return block.punkte.flatMap((punkt) =>
        hung('- ', wrap(inline(textTeileOf(punkt, adresse)), width - 2)),
      );
    case 'posten':
      return posten(block, width);
    case 'angaben':
      return angaben(block, width);
    case 'kasten':
      return kasten(block, blatt);
    case 'knopf':
      return knopf(block, blatt);
    case 'bild':
      return wrap(`[${block.alt}]`, width);
  }
}

function underlined(text: string, sign: string, width: number): string[] {
  const lines = wrap(text, width);
  return [...lines, sign.repeat(Math.min(width, Math.max(1, ...lines.map(breite))))];
}

/** Lines that go on below the text of the first one. */
function hung(mark: string, lines: string[]): string[] {
  return lines.map((line, nr) => `${nr === 0 ? mark : ' '.repeat(breite(mark))}${line}`.trimEnd());
}

/**
 * A link at the end of its line is `Text: https://…`; within a sentence it stands in brackets, so that no
 * full stop joins the address.
 */
function inline(teile: Teil[]): string {
  return teile
    .map(({ text, href }, nr) => {
      if (href === undefined || showsAddress({ text, href })) return text;
      const shown = href.replace(/^mailto:/i, '');
      const next = teile[nr + 1];
      return next === undefined || next.text.startsWith('\n') ? `${text}: ${shown}` : `${text} (${shown})`;
    })
    .join('');
}

function posten({ zeilen, summen, hinweis }: Of<'posten'>, width: number): string[] {
  const rechts = Math.max(
    0,
    ...[...zeilen.map(({ summe }) => summe), ...summen.map(({ wert }) => wert)].map(breite),
  );
  const links = Math.max(einzug, width - rechts - 2);
  const mengen = Math.max(0, ...zeilen.map(({ menge }) => breite(menge))) + 1;
  const waren = zeilen.flatMap(({ menge, name, details, summe }) => {
    const lines = [name, ...details].flatMap((line) => wrap(line, Math.max(einzug, links - mengen)));
    return aligned(hung(menge.padEnd(mengen), lines), summe, width);
  });
  const unten = summen.flatMap(({ name, wert }) => aligned(wrap(name, links), wert, width));
  const linie = waren.length > 0 && unten.length > 0 ? ['-'.repeat(width)] : [];
  return [...waren, ...linie, ...unten, ...(hinweis ? ['', ...wrap(hinweis, width)] : [])];
}

function angaben({ paare }: Of<'angaben'>, width: number): string[] {
  const longest = Math.max(0, ...paare.map(({ name }) => breite(name)));
  if (longest > maxNamen)
    return paare.flatMap(({ name, zeilen }) => [
      ...wrap(`${name}:`, width),
      ...zeilen.flatMap((zeile) => wrap(zeile, width - 2)).map((zeile) => `  ${zeile}`),
    ]);
  return paare.flatMap(({ name, zeilen }) => {
    const [first = '', ...more] = name.split('\n');
    const mark = `${[first, ...more].join(' ')}:`.padEnd(longest + 2);
    return hung(
      mark,
      zeilen.length > 0 ? zeilen.flatMap((zeile) => wrap(zeile, width - breite(mark))) : [''],
    );
  });
}

function kasten({ bloecke }: Of<'kasten'>, { adresse, width }: Blatt): string[] {
  const inner = bloecke.map((block) => renderBlock(block, { adresse, width: width - einzug }).join('\n'));
  return inner
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '' : `${' '.repeat(einzug)}${line}`));
}

function knopf({ text, href }: Of<'knopf'>, { adresse, width }: Blatt): string[] {
  const target = hrefOf(href, adresse);
  if (target === undefined) return wrap(text, width);
  const whole = `${text}: ${target}`;
  return breite(whole) <= width ? whole.split('\n') : [...wrap(`${text}:`, width), target];
}
