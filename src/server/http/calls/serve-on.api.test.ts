import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addressOf, call } from '#shared/wire/call.ts';
import { startTestApp } from '#test/test-app.ts';
import { serveOn } from './serve-on.ts';

const body = z.object({ menge: z.number() });
const query = z.object({ seite: z.string() });
const reply = z.object({ anzahl: z.number() });
const longReply = reply.extend({ mehr: z.string() });
const params = z.object({ id: z.string() });

const change = call('PUT', '/api/probe/:id')<{
  body: typeof body;
  query: typeof query;
  reply: typeof reply;
}>();
const read = call('GET', '/api/probe')<{ reply: typeof reply }>();

const tags = ['Probe'];
const summary = 'Probe';
const config = { policy: 'everyone' } as const;
const response = { 200: reply };

const serving = (serve: (app: FastifyInstance) => void) => startTestApp('SQLite', { extend: serve });
const on = (app: FastifyInstance) => serveOn(app.withTypeProvider<ZodTypeProvider>());

test('a call gets its parameters, its query and its body', async () => {
  const { app } = await serving((app) =>
    on(app)(
      change,
      { config, schema: { tags, summary, body, params, querystring: query, response } },
      ({ params, query, body }) => ({ anzahl: Number(params.id) + Number(query.seite) + body.menge }),
    ),
  );
  const url = addressOf(change, { params: { id: 1 }, query: { seite: '20' } });
  const answer = await app.inject({ method: 'PUT', url, payload: { menge: 300 } });
  expect(answer.json()).toEqual({ anzahl: 321 });
});

describe('a route that answers', () => {
  /** Data of the database may differ from its compile-time type. */
  const answering = (value: unknown) =>
    serving((app) => on(app)(read, { config, schema: { tags, summary, response } }, () => value as never));

  test.each([[{ anzahl: 'viele' }], [{}], [null]])('%j instead of its call’s reply fails', async (value) => {
    const { app } = await answering(value);
    const answer = await app.inject('/api/probe');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ success: false });
  });

  test('more than its call’s reply omits the rest', async () => {
    const { app } = await answering({ anzahl: 1, einkaufspreis: 2 });
    expect((await app.inject('/api/probe')).json()).toEqual({ anzahl: 1 });
  });
});

test('a route whose schema is not that of its call does not compile', () => {
  // `tsc` checks this: an unused `@ts-expect-error` is an error.
  const serve: ReturnType<typeof serveOn> = () => undefined;
  const all = { tags, summary, body, params, querystring: query, response };
  const answer = () => ({ anzahl: 1 });

  serve(change, { config, schema: all }, answer);
  serve(change, { config, schema: { ...all, response: { 201: reply, 404: longReply } } }, answer);
  // @ts-expect-error: another body
  serve(change, { config, schema: { ...all, body: query } }, answer);
  // @ts-expect-error: a body that takes more
  serve(change, { config, schema: { ...all, body: body.extend({ mehr: z.string() }) } }, answer);
  // @ts-expect-error: another query
  serve(change, { config, schema: { ...all, querystring: params } }, answer);
  // @ts-expect-error: a parameter of another name
  serve(change, { config, schema: { ...all, params: z.object({ nr: z.string() }) } }, answer);
  // @ts-expect-error: another answer
  serve(change, { config, schema: { ...all, response: { 200: body } } }, answer);
  // @ts-expect-error: an answer that says more
  serve(change, { config, schema: { ...all, response: { 200: longReply } } }, answer);
  // @ts-expect-error: no answer of a success
  serve(change, { config, schema: { ...all, response: { 404: reply } } }, answer);
  // @ts-expect-error: a body of a call that has none
  serve(read, { config, schema: { tags, summary, body, response } }, answer);
  // @ts-expect-error: no body although its call has one
  serve(change, { config, schema: { tags, summary, params, querystring: query, response } }, answer);
  // @ts-expect-error: no policy
  serve(read, { config: {}, schema: { tags, summary, response } }, answer);
});
