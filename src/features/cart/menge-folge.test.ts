import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartItem } from './contract.ts';
import {
  forgetProdukt,
  leereFolge,
  type MengeFolge,
  openUpdates,
  sendNext,
  settleSent,
  typedMenge,
  wantMenge,
  withFolge,
} from './menge-folge.ts';

function line(produktId: string, menge: number, verfuegbar = true): CartItem {
  return {
    produktId,
    menge,
    verfuegbar,
    name: produktId,
    merkmale: [],
    preis: 5,
    gramm: 100,
    seife: 'Olive',
  };
}

const a = (menge: number) => ({ produktId: 'a', menge });
const b = (menge: number) => ({ produktId: 'b', menge });

describe('quick taps on the stepper', () => {
  test('are sent as one call with the last number', () => {
    const folge = [2, 3, 4].reduce((now, menge) => wantMenge(now, a(menge)), leereFolge);
    expect(sendNext(folge, [line('a', 1)])).toEqual({ wanted: {}, sent: a(4) });
  });

  test('need no call when they end at the original number', () => {
    expect(sendNext(wantMenge(wantMenge(leereFolge, a(2)), a(1)), [line('a', 1)])).toEqual(leereFolge);
  });

  test('are sent one call at a time', () => {
    const folge = sendNext(wantMenge(wantMenge(leereFolge, a(2)), b(3)), [line('a', 1), line('b', 1)]);
    expect(folge.sent).toEqual(a(2));
    expect(sendNext(folge, [line('a', 1), line('b', 1)])).toBe(folge);
    expect(sendNext(settleSent(folge), [line('a', 2), line('b', 1)]).sent).toEqual(b(3));
  });

  test('made while a call is pending are shown and sent next, whatever its answer', () => {
    const sent = sendNext(wantMenge(leereFolge, a(2)), [line('a', 1)]);
    const tapped = wantMenge(sent, a(1));
    expect(withFolge([line('a', 1)], tapped)).toEqual([line('a', 1)]);
    expect(sendNext(settleSent(tapped), [line('a', 2)]).sent).toEqual(a(1));
  });

  test('are reverted to the server’s list when their call fails', () => {
    const sent = sendNext(wantMenge(leereFolge, a(7)), [line('a', 1)]);
    expect(withFolge([line('a', 1)], sent)).toEqual([line('a', 7)]);
    expect(withFolge([line('a', 1)], settleSent(sent))).toEqual([line('a', 1)]);
  });

  test('do not say how few are left of more pieces before the server has answered', () => {
    const few = { ...line('a', 1), verfuegbarkeit: { art: 'vorrat', frei: 2 } } as const;
    expect(withFolge([few], wantMenge(leereFolge, a(2)))).toEqual([{ ...few, menge: 2 }]);
    expect(withFolge([few], wantMenge(leereFolge, a(3)))).toEqual([line('a', 3)]);
    const made = { ...line('a', 1), verfuegbarkeit: { art: 'aufBestellung', tage: 5 } } as const;
    expect(withFolge([made], wantMenge(leereFolge, a(3)))).toEqual([{ ...made, menge: 3 }]);
  });

  test('are dropped for lines that are gone, removed or cannot be bought (R7)', () => {
    const folge = wantMenge(wantMenge(leereFolge, a(2)), b(3));
    expect(sendNext(folge, [line('b', 1, false)])).toEqual(leereFolge);
    expect(openUpdates(forgetProdukt(folge, 'a'))).toEqual([b(3)]);
  });

  test('always end with the last number of every line on the server, in any order of answers and failures', () => {
    const tap = fc.record({
      produktId: fc.constantFrom('a', 'b', 'c'),
      menge: fc.integer({ min: 1, max: 99 }),
    });
    const step = fc.oneof(tap, fc.constantFrom('send', 'answer', 'failure'));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let folge: MengeFolge = leereFolge;
        const server = new Map(['a', 'b', 'c'].map((id) => [id, 1]));
        const list = () => [...server].map(([id, menge]) => line(id, menge));
        const answer = (isGood: boolean) => {
          if (isGood && folge.sent) server.set(folge.sent.produktId, folge.sent.menge);
          folge = settleSent(folge);
        };
        for (const now of steps) {
          if (typeof now === 'object') folge = wantMenge(folge, now);
          else if (now === 'send') folge = sendNext(folge, list());
          else answer(now === 'answer');
        }
        const shown = withFolge(list(), folge);
        for (let round = 0; round < 10; round++) {
          answer(true);
          folge = sendNext(folge, list());
        }
        expect(folge).toEqual(leereFolge);
        expect(list()).toEqual(shown);
      }),
    );
  });
});

describe('typedMenge', () => {
  test.each([
    ['5', 5],
    ['99', 99],
    ['abc', 1],
    ['', 1],
    ['0', undefined],
    ['-3', undefined],
    ['100', undefined],
    ['12 Stück', 12],
  ])('reads %j as %j', (text, menge) => {
    expect(typedMenge(text)).toBe(menge);
  });

  test('has no maximum on the product list', () => {
    expect(typedMenge('250', Number.POSITIVE_INFINITY)).toBe(250);
  });
});
