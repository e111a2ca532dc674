import { expect, test } from 'vitest';
import { readGeldfragen } from './read-geldfragen.ts';

const frage = {
  ...{ _id: 'id-1', nummer: 'B-26-K7M4Q', name: 'Mia Sommer', art: 'zuViel', betrag: 5.1 },
  ...{ seit: '2026-11-23T09:00:00.000Z', aktionen: ['erstattung', 'nachricht'], isWiederaufnehmbar: true },
};

test('questions are read as they are', () => {
  const data = { fragen: [frage], anzahl: 3 };
  expect(readGeldfragen(data)).toEqual(data);
});

test('without an order there is no question, and without a list there is none', () => {
  for (const data of [undefined, null, 'x', [], {}, { fragen: 7, anzahl: 'x' }])
    expect(readGeldfragen(data)).toEqual({ fragen: [], anzahl: 0 });
  expect(readGeldfragen({ fragen: [{ _id: 'id-1' }, { nummer: 'B' }, null, 7], anzahl: 4 })).toEqual({
    fragen: [],
    anzahl: 4,
  });
});

test('words of a later version are left out', () => {
  const spaeter = { ...frage, art: 'verschollen', aktionen: ['beamen', 'erstattung'], isWiederaufnehmbar: 1 };
  const [gelesen] = readGeldfragen({ fragen: [spaeter, { _id: 'id-2', nummer: 'B-26-AAA02' }] }).fragen;
  expect(gelesen).not.toHaveProperty('art');
  expect(gelesen).toMatchObject({ aktionen: ['erstattung'], isWiederaufnehmbar: false });
});
