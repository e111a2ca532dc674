import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { findBareTexts } from '../../scripts/walls/bare-text.ts';
import type { Node } from '../../scripts/walls/read-sources.ts';

/** What is found in a file of the browser, without its place. */
function find(text: string, file = 'src/web/x.tsx'): string[] {
  const readTree = () => parseSync(file, text).program as unknown as Node;
  return findBareTexts([{ file, text, imports: [], readTree }]).map((line) => line.split(' → ')[1] ?? '');
}

describe('text that changes has an element of its own', () => {
  test.each<[string, string, ...string[]]>([
    ['beside text', 'const x = <p>noch {menge} da</p>;', 'menge'],
    ['beside an element', 'const x = <p>{name} <b>neu</b></p>;', 'name'],
    ['from a call', 'const x = <p><b>Preis</b>{formatEuro(preis)}</p>;', 'formatEuro(preis)'],
    ['one of two texts', "const x = <a>{isDa ? 'da' : 'fort'}<i /></a>;", "isDa ? 'da' : 'fort'"],
    ['text or nothing', "const x = <a><i />{isDa && ' da'}</a>;", "isDa && ' da'"],
    ['text or an element', "const x = <a><i />{isDa ? <b>da</b> : 'fort'}</a>;", "isDa ? <b>da</b> : 'fort'"],
    ['in a fragment, which has no element', 'const x = <>{name}</>;', 'name'],
    ['of a list', 'const x = <p>{namen.map((one) => one.name)}</p>;', 'namen.map((one) => one.name)'],
    [
      'returned by a component',
      "function Stand() {\n  return isDa ? 'da' : 'fort';\n}",
      "isDa ? 'da' : 'fort'",
    ],
    ['returned by a short component', "const Stand = () => menge + ' da';", "menge + ' da'"],
    ['handed in', 'function X({ a }: { a: ReactNode }) {\n  return <p><i />{a}</p>;\n}', 'a'],
    [
      'handed in and passed on',
      'function X(props: Props) {\n  return <p><i />{props.children}</p>;\n}',
      'props.children',
    ],
    [
      'from a function of the file',
      'const x = <p><i />{wort(1)}</p>;\nfunction wort(n) { return n + 1; }',
      'wort(1)',
    ],
  ])('%s', (_, text, ...found) => {
    expect(find(text)).toEqual(found);
  });

  test.each<[string, string, ...string[]]>([
    ['text after what comes and goes', 'const x = <p>{isDa && <i />} da</p>;', 'da'],
    [
      'text after a list',
      'const x = <p>{namen.map((name) => <i key={name} />)}<br />{a && <i />} da</p>;',
      'da',
    ],
    ['text in a fragment, which may come and go', 'const x = <p>{isDa && <>da</>}</p>;', 'da'],
  ])('%s is found, though it stands still', (_, text, ...found) => {
    expect(find(text)).toEqual(found);
  });

  test.each([
    ['an only child', 'const x = <p>{name}</p>;'],
    ['an only child with comments', 'const x = (\n  <p>\n    {/* Its name. */}\n    {name}\n  </p>\n);'],
    ['one text of several parts', "const x = <p>{'noch ' + menge + ' da'}</p>;"],
    ['an element beside text that stands still', 'const x = <p>noch <b>{menge}</b> da</p>;'],
    ['text before what comes and goes', 'const x = <p>da {isDa && <i />}</p>;'],
    ['text after an element', 'const x = <p>{isDa && <i />}<b />da</p>;'],
    ['spaces', "const x = <p>{a && <i />} {b && ' '}{' '}<i /></p>;"],
    [
      'elements, nothing or lists of them',
      'const x = <p>{a && <i />}{b ? <i /> : null}{c?.map((d) => <i key={d} />)}</p>;',
    ],
    ['an element with a name', 'const icon = <i />;\nconst x = <p>{icon}<b>{name}</b></p>;'],
    [
      'elements of a function of the file',
      'const x = <p><i />{zeile(1)}</p>;\nfunction zeile(n) { return n > 1 ? <b>{n}</b> : null; }',
    ],
    [
      'elements that are handed in',
      'type P = { a: Elements };\nfunction X({ a }: P) {\n  return <p>{a}<i /></p>;\n}',
    ],
    [
      'elements that are passed on',
      'type P = { a: Elements };\nfunction X({ b, ...props }: Q & P) {\n  return <p>{props.a}<i /></p>;\n}',
    ],
    [
      'elements of a function that is handed in',
      'type P = { a: (n: number) => Elements };\nfunction X({ a }: P) {\n  return <ul><li />{ns.map(a)}</ul>;\n}',
    ],
    [
      'the same name with another type elsewhere',
      'function A({ a }: { a: string }) {\n  return <p>{a}</p>;\n}\nfunction B({ a }: { a: Elements }) {\n  return <p>{a}<i /></p>;\n}',
    ],
    ['a function that is no component', "function wort() {\n  return isDa ? 'da' : 'fort';\n}"],
    [
      'what functions in a component return',
      "function X() {\n  const wort = () => 'da';\n  return <p>{wort()}</p>;\n}",
    ],
  ])('%s is none', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  test('each is named with its place, in what browsers show', () => {
    const text = '\nconst x = <p>\n  noch {menge} da\n</p>;';
    const found = ({ file }: { file: string }) =>
      findBareTexts([
        { file, text, imports: [], readTree: () => parseSync(file, text).program as unknown as Node },
      ]);
    expect(found({ file: 'src/web/x.tsx' })).toEqual([
      'changing-text-has-its-element: src/web/x.tsx:3 → menge',
    ]);
    for (const file of ['src/web/x.test.tsx', 'test/ui/x.tsx']) expect(found({ file })).toEqual([]);
  });
});
