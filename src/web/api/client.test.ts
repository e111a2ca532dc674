import { describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { call } from '#shared/wire/call.ts';
import { type ApiError, createApi } from './client.ts';

const read = call('GET', '/x')<{ reply: z.ZodUnknown }>();
const clear = call('DELETE', '/x')<{ reply: z.ZodUnknown }>();

const timedOut = new DOMException('The operation timed out.', 'TimeoutError');

/** An API client whose calls get this answer with this status. */
const answering = (body: BodyInit | null, status = 200) =>
  createApi({ base: '/api', token: () => null, fetch: async () => new Response(body, { status }) });

const refusalOf = (body: BodyInit | null, status: number): Promise<ApiError> =>
  answering(body, status)
    .send(read)
    .then(
      () => Promise.reject(new Error('it was no refusal')),
      (error: ApiError) => error,
    );

describe('an answer', () => {
  test.each(['null', '"kaputt"', '7'])('that is %s says nothing, which is no failure', async (body) => {
    expect(await answering(body).send(read)).toEqual({});
  });

  test('that is a bare list stays a list', async () => {
    expect(await answering('[1,2]').send(read)).toEqual([1, 2]);
  });

  test('keeps its fields; a message that is no text is dropped', async () => {
    expect(
      await answering('{"success":true,"message":{"de":"ja"},"data":null,"count":1}').send(read),
    ).toEqual({
      success: true,
      data: null,
      count: 1,
    });
  });

  test('that is not read may be empty or plain text', async () => {
    const unread = { isAnswerRead: false };
    await expect(answering(null, 204).send(clear, unread)).resolves.toEqual({});
    await expect(answering('geleert').send(clear, unread)).resolves.toEqual({});
    await expect(answering('Nein', 500).send(clear, unread)).rejects.toMatchObject({ status: 500 });
  });
});

describe('a refusal', () => {
  test.each([
    ['{"message":{"text":"x"}}', 418],
    ['{"message":["x"]}', 418],
    ['{"message":""}', 418],
    ['{"message":null}', 418],
    ['null', 418],
    ['"Nein"', 418],
    ['<h1>Bad gateway</h1>', 502],
    ['{"success":false}', 200],
  ])('%s has no message of its own', async (body, status) => {
    const error = await refusalOf(body, status);
    expect([error.message, error.hasServerText, error.status]).toEqual([
      'Ein Fehler ist aufgetreten.',
      false,
      status,
    ]);
  });

  test('keeps only the lines that are texts', async () => {
    expect((await refusalOf('{"message":"Nein","fehler":["a",{"b":1},7]}', 400)).fehler).toEqual(['a']);
    expect((await refusalOf('{"message":"Nein","fehler":"a"}', 400)).fehler).toEqual([]);
  });
});

test('a call without an answer is aborted after 15 s (requirements.md, storefront §7)', async () => {
  const seconds = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(timedOut));
  const waits: typeof fetch = async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response('{}');
  };
  const error = createApi({ base: '/api', token: () => null, fetch: waits }).send(read);
  await expect(error).rejects.toMatchObject({
    kind: 'timeout',
    message: 'Anfrage-Timeout. Bitte überprüfen Sie Ihre Internetverbindung.',
  });
  expect(seconds).toHaveBeenCalledExactlyOnceWith(15_000);
  seconds.mockRestore();
});

test('a call is sent as JSON, with the stored token as bearer, without one for guests (requirements.md, storefront §7)', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
  for (const token of [null, 'abc.def'])
    await createApi({ base: '/api', token: () => token, fetch }).send(read);
  expect(fetch.mock.calls.map(([address, init]) => [address, init?.method, init?.headers])).toEqual([
    ['/api/x', 'GET', { 'content-type': 'application/json' }],
    ['/api/x', 'GET', { 'content-type': 'application/json', authorization: 'Bearer abc.def' }],
  ]);
});

test('a call over 2 s is only logged as a warning (requirements.md, storefront §9)', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const after = (ms: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return Response.json({ data: 'da' });
  };
  const answers = [1900, 2100].map((ms) =>
    createApi({ base: '/api', token: () => null, fetch: after(ms) }).send(read),
  );
  await vi.advanceTimersByTimeAsync(2100);
  expect(await Promise.all(answers)).toEqual([{ data: 'da' }, { data: 'da' }]);
  expect(warn.mock.calls).toEqual([['Langsamer Aufruf: GET /x (2100 ms)']]);
  warn.mockRestore();
  vi.useRealTimers();
});
