import { expect, test } from 'vitest';
import { postfachOf } from './email-key.ts';

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
