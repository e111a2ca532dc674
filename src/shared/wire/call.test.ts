import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addressOf, type Call, call, type SendArguments } from './call.ts';

const body = z.object({ menge: z.number() });
const query = z.object({ seite: z.number(), typ: z.string().optional() });
const filter = z.object({ typ: z.string().optional() });
const reply = z.object({ anzahl: z.number() });

const read = call('GET', '/regal')<{ query: typeof filter; reply: typeof reply }>();
const list = call('GET', '/regal/:fach/ware')<{ query: typeof query; reply: typeof reply }>();
const change = call('PUT', '/regal/:fach/ware/:nr')<{ body: typeof body; reply: typeof reply }>();

describe('the address of a call', () => {
  test('has its parameters in their places, encoded', () => {
    expect(addressOf(change, { params: { fach: 'oben/links?', nr: 7 } })).toBe(
      '/regal/oben%2Flinks%3F/ware/7',
    );
  });

  test('has what the query says, and nothing of what it leaves open', () => {
    const params = { fach: 1 };
    expect(addressOf(list, { params, query: { seite: 2, typ: 'Öl & Duft' } })).toBe(
      '/regal/1/ware?seite=2&typ=%C3%96l+%26+Duft',
    );
    expect(addressOf(list, { params, query: { seite: 2, typ: undefined } })).toBe('/regal/1/ware?seite=2');
    expect(addressOf(read, { query: { typ: undefined } })).toBe('/regal');
  });
});

test('a call takes exactly what it needs: anything else does not compile', () => {
  // What is wrong here is found by `tsc`: a line that compiles although it should not is an error of its own.
  const send = <C extends Call>(..._: SendArguments<C>) => undefined;
  const params = { fach: 'oben' };

  send(read);
  send(read, { query: { typ: 'Öl' } });
  send(list, { params, query: { seite: 1 } });
  send(change, { params: { fach: 'oben', nr: 7 }, body: { menge: 1 } });
  // @ts-expect-error: nothing of what it needs
  send(list);
  // @ts-expect-error: no query
  send(list, { params });
  // @ts-expect-error: a query of another kind
  send(list, { params, query: { seite: '1' } });
  // @ts-expect-error: a parameter is missing
  send(change, { params, body: { menge: 1 } });
  // @ts-expect-error: another body
  send(change, { params: { fach: 'oben', nr: 7 }, body: { anzahl: 1 } });
  // @ts-expect-error: a body that it does not take
  send(read, { body: { menge: 1 } });
  // @ts-expect-error: parameters that it does not have
  send(read, { params });
});
