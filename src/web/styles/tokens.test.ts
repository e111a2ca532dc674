import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
);

/** Every pair of text and background colours in the style sheets of the storefront. */
const pairs: [text: string, ground: string][] = [
  ...['ink', 'ink-soft', 'rose', 'rose-deep', 'mint-deep', 'danger'].flatMap((text): [string, string][] => [
    [text, 'paper'],
    [text, 'card'],
    [text, 'white'],
  ]),
  ['ink', 'sand'],
  ['ink-soft', 'sand'],
  ['rose-deep', 'sand'],
  ['ink', 'rose-soft'],
  ['ink-soft', 'rose-soft'],
  ['rose', 'rose-soft'],
  ['rose-deep', 'rose-soft'],
  ['ink', 'mint'],
  ['ink', 'mint-soft'],
  ['mint-deep', 'mint-soft'],
  ['ink', 'danger-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'rose-line'],
  ['white', 'ink'],
  ['white', 'rose'],
  ['white', 'rose-deep'],
  ['white', 'mint-deep'],
  ['white', 'danger'],
];

function colour(name: string): string {
  const hex = colours.get(name);
  if (!hex) throw new Error(`tokens.css has no colour ${name}`);
  return hex;
}

/** Relative luminance as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colour tokens', () => {
  test.each(pairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['white', 'card', 'paper'])('the frame of an input stands out from %s', (ground) => {
    expect(contrast(colour('field-line'), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
