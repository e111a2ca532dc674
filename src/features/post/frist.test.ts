import { expect, test } from 'vitest';
import { frist } from './frist.ts';
import { nachrichtArtNamen } from './nachricht.ts';

test('each kind has one time at most, and those about orders have none', () => {
  const arten = frist.flatMap(({ arten }) => arten);
  expect(new Set(arten).size).toBe(arten.length);
  expect(nachrichtArtNamen.filter((art) => !arten.includes(art))).toEqual([
    ...['bestellung', 'neueBestellung', 'zahlung', 'erinnerung', 'storniert', 'stornoMeldung'],
    ...['versandt', 'abholbereit', 'teilStorniert', 'erstattung', 'nachricht', 'widerruf', 'widerrufMeldung'],
  ]);
});
