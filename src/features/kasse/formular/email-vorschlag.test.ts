import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailVorschlag } from './email-vorschlag.ts';

describe('the address that was probably meant', () => {
  test.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmai.com', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    ['Ada@GMX.ED', 'Ada@gmx.de'],
    ['ada@web.ed', 'ada@web.de'],
    ['ada@wbe.de', 'ada@web.de'],
    ['ada@t-onlin.de', 'ada@t-online.de'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmial.con', 'ada@gmail.com'],
    ['ada@werkstatt-linde.con', 'ada@werkstatt-linde.com'],
  ])('%s: %s', (typed, meant) => {
    expect(emailVorschlag(typed)).toBe(meant);
  });

  test.each([
    'ada@gmail.com',
    'ada@gmx.at',
    'ada@gmx.net',
    'ada@me.com',
    'ada@mail.com',
    'ada@example.de',
    'ada',
    '@web.ed',
    '',
  ])('nothing for %j', (typed) => {
    expect(emailVorschlag(typed)).toBeUndefined();
  });

  test('what is offered is never questioned again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,6}@[a-z-]{1,10}\.(de|con|ed|com|dee)$/), (typed) => {
        const meant = emailVorschlag(typed);
        if (meant) expect([undefined, meant]).toContain(emailVorschlag(meant));
      }),
    );
  });
});
