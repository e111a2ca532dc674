import { expect, test } from 'vitest';
import { emailKeyOf, postfachOf } from './email-key.ts';

test.each([
  ['opfer@laden.example', 'opfer@laden.example'],
  [' Opfer+17@Laden.example ', 'opfer@laden.example'],
  ['opfer+a+b@laden.example', 'opfer@laden.example'],
  ['o.p.f.e.r+x@gmail.com', 'opfer@gmail.com'],
  ['opfer@googlemail.com', 'opfer@gmail.com'],
  ['o.pfer@laden.example', 'o.pfer@laden.example'],
  ['+49@laden.example', '+49@laden.example'],
  ['ohne', 'ohne@'],
])('%j reaches %j', (email, postfach) => expect(postfachOf(email)).toBe(postfach));

test('e-mail addresses are equal regardless of case, surrounding spaces and Unicode form', () => {
  expect(emailKeyOf(' J\u00fcrgen@Example.COM ')).toBe(emailKeyOf('ju\u0308rgen@example.com'));
});
