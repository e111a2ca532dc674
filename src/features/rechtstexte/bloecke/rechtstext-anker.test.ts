import { expect, test } from 'vitest';
import { agbText } from '../eingebaut/agb.ts';
import { hasVersandAnker, withVersandAnker } from './rechtstext-anker.ts';
import { parseRechtstext } from './rechtstext-bloecke.ts';

/** The heading that 'Versand' beside a price leads to. */
function ankerOf(text: string): string | undefined {
  const found = withVersandAnker(parseRechtstext(text)).flatMap((block) =>
    block.kind === 'heading' && block.id === 'versand' ? block.inlines : [],
  );
  return found[0]?.text;
}

test.each([
  ['## 3. Preise und Versandkosten', '3. Preise und Versandkosten'],
  ['## Versand\n\n## 4. Versandkosten', '4. Versandkosten'],
  ['## 4. Versand und Lieferung\n\n## Versand', '4. Versand und Lieferung'],
  ['## § 4 Ver\u00adsand', '§ 4 Ver\u00adsand'],
  ['## 4.1) Versandarten', '4.1) Versandarten'],
  ['## Versand', 'Versand'],
  ['### Versandkosten', undefined],
  ['## Kein Wort über Versand', undefined],
  ['Versandkosten', undefined],
  ['', undefined],
])('of %j the place about shipping is %j', (text, title) => {
  expect(ankerOf(text)).toBe(title);
  expect(hasVersandAnker(parseRechtstext(text))).toBe(title !== undefined);
});

test('the built-in terms have it', () => {
  expect(ankerOf(agbText)).toBe('3. Preise und Versandkosten');
});
