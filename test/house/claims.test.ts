import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/**
 * Words that a shop may only use with proof (§ 5 UWG, Directive (EU) 2024/825), and the files that contain them all the
 * same: in texts of the specification, which its example shows to the letter.
 */
const claims: [word: RegExp, mayStandIn: string[]][] = [
  [/nachhaltig/i, ['demo/beispiel-laden.ts']],
  [/schnelle[rns]? (Versand|Lieferung)/i, ['demo/beispiel-laden.ts']],
  [/\bunikat/i, ['demo/beispiel-laden.ts']],
  [/einzigartig/i, ['src/app/web/pages/shop/produkt/produkte-page.tsx']],
  [/pflanzliche[nrs]? (öl|fett)/i, []],
  [/umweltfreundlich|umweltschonend|klimaneutral|klimafreundlich|plastikfrei|biologisch abbaubar/i, []],
  [/\bbio\b|\bbio-|\böko|zertifiziert/i, []],
  [/100 ?% natürlich|rein natürlich|ohne chemie|chemiefrei|schadstofffrei/i, []],
  [/versiegel/i, []],
  [/hautfreundlich|hypoallergen|dermatolog|antibakteriell|\bheil(t|end|sam)|pflegt|gegen (akne|falten)/i, []],
  [/rückstandslos|garantiert|sofort lieferbar|immer frisch|aus der region|wildbestand/i, []],
];

const root = `${import.meta.dirname}/../..`;

/** All sources with texts for shoppers. */
const sources = [
  'src/app/web/{pages/shop,pages/seiten,layouts}/**/*.{ts,tsx}',
  'src/web/ui/shop/**/*.{ts,tsx}',
  'src/features/*/web/shop/**/*.{ts,tsx}',
  'demo/*.ts',
  'demo/pictures/alt.json',
  'src/features/**/*-angaben.ts',
];

test('the shop claims nothing that it cannot prove', async () => {
  const files = (await Array.fromAsync(glob(sources, { cwd: root }))).filter(
    (file) => !file.includes('.test.'),
  );
  expect(files).toContain('demo/beispiel-laden.ts');
  for (const file of files) {
    const text = await readFile(`${root}/${file}`, 'utf8');
    for (const [word, mayStandIn] of claims) {
      if (mayStandIn.includes(file)) expect(text, `${file}: ${word}`).toMatch(word);
      else expect(text, `${file}: ${word}`).not.toMatch(word);
    }
  }
});

test("what the specification's words promise stands once, and nowhere else on its page", async () => {
  for (const [word, [file]] of claims) {
    if (!file) continue;
    const text = await readFile(`${root}/${file}`, 'utf8');
    expect(text.match(new RegExp(word, 'gi')), `${file}: ${word}`).toHaveLength(1);
  }
});
