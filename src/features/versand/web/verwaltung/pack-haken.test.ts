import { expect, test } from 'vitest';
import { parseStored } from '#web/entwurf/entwurf-store.ts';
import {
  isDabei,
  keineHaken,
  nochZuHolen,
  ohneAuftrag,
  readHaken,
  toggleDabei,
  toggleGeholt,
} from './pack-haken.ts';

const rose = { nr: 1, produktId: 'r', name: 'Rose', merkmale: [], menge: 2, imLager: 9, gedeckt: 2 };

test('ticks are kept as text, and anything else is none', () => {
  const haken = toggleGeholt(toggleDabei(keineHaken, 'a', rose), { produktId: 'r', menge: 5 });
  expect(readHaken(parseStored(JSON.stringify(haken)))).toEqual(haken);
  for (const text of [null, '', '{', '[]', '{"geholt":{"r":"x"}}'])
    expect(readHaken(parseStored(text))).toEqual(keineHaken);
});

test('a soap is ticked with all its pieces; an order that comes later adds its own', () => {
  const haken = toggleGeholt(keineHaken, { produktId: 'r', menge: 5 });
  expect(nochZuHolen(haken, { produktId: 'r', menge: 5 })).toBe(0);
  expect(nochZuHolen(haken, { produktId: 'r', menge: 6 })).toBe(1);
  expect(nochZuHolen(toggleGeholt(haken, { produktId: 'r', menge: 6 }), { produktId: 'r', menge: 6 })).toBe(
    0,
  );
  expect(toggleGeholt(haken, { produktId: 'r', menge: 5 })).toEqual(keineHaken);
});

test('a packed order leaves what the others need ticked', () => {
  const haken = toggleGeholt(toggleDabei(keineHaken, 'a', rose), { produktId: 'r', menge: 5 });
  const after = ohneAuftrag(haken, { _id: 'a', posten: [rose] });
  expect(nochZuHolen(after, { produktId: 'r', menge: 3 })).toBe(0);
  expect(after.gepackt).toEqual({});
});

test('a line of which pieces were cancelled has to be ticked again', () => {
  const haken = toggleDabei(keineHaken, 'a', rose);
  expect(isDabei(haken, 'a', rose)).toBe(true);
  expect(isDabei(haken, 'a', { ...rose, menge: 1 })).toBe(false);
  expect(isDabei(haken, 'b', rose)).toBe(false);
  expect(isDabei(toggleDabei(haken, 'a', rose), 'a', rose)).toBe(false);
});
