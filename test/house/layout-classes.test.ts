import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../src');
const layout = readFileSync(join(src, 'web/styles/layout.css'), 'utf8');
const pieces = new Set([...layout.matchAll(/^\s*\.([\w-]+)[,\s{]/gm)].map(([, name]) => name));
const named = globSync('**/*.tsx', { cwd: src })
  .filter((file) => !file.endsWith('.test.tsx'))
  .flatMap((file) => [
    ...readFileSync(join(src, file), 'utf8').matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g),
  ])
  .flatMap(([, plain, template = '']) => (plain ?? template.replaceAll(/\$\{[^}]*\}/g, ' ')).split(/\s+/))
  .filter(Boolean);

test('every class that a component names in words is a piece of layout.css', () => {
  expect(named.filter((name) => !pieces.has(name))).toEqual([]);
});

test('every piece of layout.css is used', () => {
  expect([...pieces].filter((name) => !named.includes(name ?? ''))).toEqual([]);
});

test('every class of a module that a component names stands in that module', () => {
  const missing = globSync('**/*.tsx', { cwd: src }).flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8');
    return [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)].flatMap(
      ([, name, path = '']) => {
        const css = readFileSync(join(src, file, '..', path), 'utf8');
        const used = [...text.matchAll(new RegExp(`(?<![\\w/])${name}\\.(\\w+)`, 'g'))].map(
          ([, one = '']) => one,
        );
        return used.filter((one) => !new RegExp(`\\.${one}\\b`).test(css)).map((one) => `${file}: ${one}`);
      },
    );
  });
  expect(missing).toEqual([]);
});
