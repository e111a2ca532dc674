import { expect, test } from 'vitest';
import { gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';
import { danachOf, ersterAbendOf, ersteSeife } from './erster-abend.ts';

test('the first evening leads to the first group that was never saved, and ends with the last', () => {
  const none = Object.fromEntries(gruppenNamen.map((gruppe) => [gruppe, 0]));
  expect(ersterAbendOf(none)).toMatchObject({ erledigt: 0, naechste: 'laden' });
  expect(ersterAbendOf({ ...none, laden: 1, versand: 2 })).toMatchObject({ erledigt: 2, naechste: 'steuer' });
  expect(ersterAbendOf({ ...none, laden: undefined })).toBeUndefined();
  expect(ersterAbendOf(Object.fromEntries(gruppenNamen.map((gruppe) => [gruppe, 1])))).toBeUndefined();
});

test('saving a group leads to the next one, and the last to the first soap', () => {
  const none = Object.fromEntries(gruppenNamen.map((gruppe) => [gruppe, 0]));
  const all = Object.fromEntries(gruppenNamen.map((gruppe) => [gruppe, 1]));
  expect(danachOf(none, 'laden')).toBe('?feld=steuer');
  expect(danachOf({ ...none, steuer: 1 }, 'laden')).toBe('?feld=versand');
  expect(danachOf({ ...all, laden: 0, nummern: 0 }, 'nummern')).toBe('?feld=laden');
  expect(danachOf({ ...all, nummern: 0 }, 'nummern')).toBe(ersteSeife);
  expect(danachOf(all, 'nummern')).toBeUndefined();
  expect(danachOf({ ...none, laden: undefined }, 'steuer')).toBeUndefined();
});
