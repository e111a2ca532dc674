import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { problemOf, problemOfOutlived } from './judge.ts';
import type { FuzzRequest } from './request.ts';
import { exchange } from './wire.ts';

const call = { method: 'GET', url: '/api/cart', policy: 'everyone', schema: {} };
const request = {
  call,
  caller: 'guest',
  method: 'GET',
  target: '/api/cart',
  headers: [],
  body: undefined,
  framing: 'length',
  manner: 'whole',
} as unknown as FuzzRequest;

/** The problem of these bytes as an answer. */
async function judge(reply: string, asked: Partial<FuzzRequest> = {}) {
  const server = createServer((socket) => socket.once('data', () => socket.end(reply))).listen(
    0,
    '127.0.0.1',
  );
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const answer = await exchange(url, { bytes: Buffer.from('x'), manner: 'whole', isShort: false });
  return problemOf({ ...request, ...asked }, answer);
}

const head = (length: number) =>
  `HTTP/1.1 400 x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
const refusal = (more: object) => {
  const body = JSON.stringify({ success: false, message: 'So geht das nicht.', ...more });
  return head(Buffer.byteLength(body)) + body;
};

test('a refusal is the envelope, with data where needed, and nothing else', async () => {
  expect(await judge(refusal({}))).toBeUndefined();
  expect(await judge(refusal({ fehler: ['menge: Zu viel.'], data: { produktId: '1' } }))).toBeUndefined();
  expect(await judge(refusal({ stack: 'at /srv' }))).toMatch('not the envelope');
  expect(await judge(refusal({ data: 'Seife' }))).toMatch('not the envelope');
});

test('a page answers a plain form alone, and only where one is taken', async () => {
  const page = '<html lang="de"></html>';
  const reply = `HTTP/1.1 400 x\r\ncontent-type: text/html\r\ncontent-length: ${page.length}\r\n\r\n${page}`;
  const form = 'application/x-www-form-urlencoded';
  const body = { contentType: form, content: Buffer.from('a=b') };
  const taking = {
    ...call,
    schema: { consumes: ['application/json', form] },
  } as unknown as FuzzRequest['call'];
  expect(await judge(reply, { call: taking, body })).toBeUndefined();
  expect(await judge(reply, { body })).toMatch('as text/html');
  expect(await judge(reply, { call: taking })).toMatch('as text/html');
  const json = { ...body, contentType: 'application/json' };
  expect(await judge(reply, { call: taking, body: json })).toMatch('as text/html');
});

test('an answer shorter than its content-length is a finding, except to HEAD', async () => {
  const short = `${head(1000)}{"success":false,"message":"So geht das nicht."}`;
  expect(await judge(short)).toMatch('ends before its end');
  expect(await judge(head(1000))).toMatch('ends before its end');
  expect(await judge(head(1000), { method: 'HEAD' })).toBeUndefined();
  expect(await judge('HTTP/1.1 400 x\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab')).toMatch('ends before');
});

test('a request that outlived its session is refused with 401, or it is a finding', async () => {
  const answered = (status: number) => ({
    ...{ kind: 'answer' as const, status, headers: {} },
    ...{ body: Buffer.from('{}'), rest: Buffer.alloc(0), isCut: false },
  });
  expect(problemOfOutlived(request, answered(401))).toBeUndefined();
  expect(problemOfOutlived(request, { kind: 'closed' })).toMatch('closed');
  expect(problemOfOutlived(request, answered(200))).toMatch('status 200 after the session ended');
  expect(problemOfOutlived(request, answered(404))).toMatch('status 404');
  expect(problemOfOutlived(request, { kind: 'hang' })).toMatch('no answer');
});

test('the second half of a request is sent when what happens in between has ended', async () => {
  const seen: string[] = [];
  const server = createServer((socket) =>
    socket.on('data', (chunk) => {
      seen.push(String(chunk));
      if (String(chunk) === 'zwei') socket.end(refusal({}));
    }),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const between = async () => {
    while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
    seen.push('dazwischen');
  };
  const sending = { bytes: Buffer.from('einszwei'), manner: 'whole', isShort: false } as const;
  await exchange(url, { ...sending, half: { at: 4, between } });
  expect(seen).toEqual(['eins', 'dazwischen', 'zwei']);
});

test('employees may make the calls of the staff, and customers may not', async () => {
  const staff = { call: { ...request.call, policy: 'staff' as const } };
  const yes = 'HTTP/1.1 200 x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
  expect(await judge(yes, { ...staff, caller: 'employee' })).toBeUndefined();
  expect(await judge(yes, { ...staff, caller: 'customer' })).toBe('customer was let in');
  expect(await judge(yes, { ...staff, caller: 'guest' })).toBe('guest was let in');
});

test('a busy upload that says when to come again is no finding, every other 503 is one', async () => {
  const upload = { ...request.call, schema: { consumes: ['multipart/form-data'] } } as never;
  const busy = refusal({}).replace('400 x', '503 x');
  const later = busy.replace('content-type', 'retry-after: 5\r\ncontent-type');
  expect(await judge(later, { call: upload })).toBeUndefined();
  expect(await judge(busy, { call: upload })).toMatch('status 503');
  expect(await judge(later, { call: { ...request.call, schema: {} } })).toMatch('status 503');
});
