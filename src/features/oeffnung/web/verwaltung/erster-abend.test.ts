import { expect, test } from 'vitest';
import { gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';
import { ersterAbendOf } from './erster-abend.ts';

test('the first evening leads to the first group that was never saved, and ends with the last', () => {
  const none = Object.fromEntries(gruppenNamen.map((gruppe) => [gruppe, 0]));
  expect(ersterAbendOf(none)).toMatchObject({ erledigt: 0, naechste: 'laden' });
  expect(ersterAbendOf({ ...none, laden: 1, versand: 2 })).toMatchObject({ erledigt: 2, naechste: 'steuer' });
  expect(ersterAbendOf({ ...none, laden: undefined })).toBeUndefined();
  expect(ersterAbendOf(Object.fromEntries(gruppenNamen.map((gruppe) => [gruppe, 1])))).toBeUndefined();
});
