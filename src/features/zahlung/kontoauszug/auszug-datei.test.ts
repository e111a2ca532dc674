import { expect, test } from 'vitest';
import { auszugTextOf, maxDatei } from './auszug-datei.ts';

const umlaute = 'Empfänger;Währung';

test.each([
  ['UTF-8', new TextEncoder().encode(umlaute)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${umlaute}`)],
  ['UTF-16', new Uint8Array(new Uint16Array([...`\uFEFF${umlaute}`].map((one) => one.charCodeAt(0))).buffer)],
  ['Windows-1252', new Uint8Array([...umlaute].map((one) => one.charCodeAt(0)))],
])('a file in %s is read', (_, bytes) => {
  expect(auszugTextOf(bytes)).toEqual({ text: umlaute });
});

test.each([
  ['a ZIP', [0x50, 0x4b, 3, 4], /ZIP-Datei/],
  ['a PDF', [...'%PDF-1.7'].map((one) => one.charCodeAt(0)), /PDF/],
  ['MT940', [...':20:STARTUMS'].map((one) => one.charCodeAt(0)), /MT940/],
  ['a picture', [0xff, 0xd8, 0xff, 0, 0], /keine Textdatei/],
])('%s is refused before it is sent', (_, bytes, problem) => {
  expect(auszugTextOf(new Uint8Array(bytes))).toEqual({ problem: expect.stringMatching(problem) });
});

test('a file of more than 5 MB is refused', () => {
  expect(auszugTextOf(new Uint8Array(maxDatei + 1))).toEqual({
    problem: expect.stringMatching(/höchstens 5 MB/),
  });
});
