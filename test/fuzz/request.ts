import fc from 'fast-check';
import type { z } from 'zod';
import type { ServedCall } from '#server/http/calls/calls.ts';
import { type Body, bodyFor, formFor, type Images } from './body.ts';
import { inputFor, type Known, type Taste } from './from-schema.ts';
import { oddHeaders, oddMethods, oddPaths } from './odd-requests.ts';
import { oddText } from './odd-values.ts';
import type { Manner } from './wire.ts';

/** Who makes a call; `nobody` sends a token that was never issued. */
export const callers = ['admin', 'employee', 'customer', 'guest', 'nobody'] as const;
export type FuzzCaller = (typeof callers)[number];

/** One request as sent over the wire; the token of `caller` is added when it is sent. */
export type FuzzRequest = {
  call: ServedCall;
  caller: FuzzCaller;
  method: string;
  target: string;
  headers: string[];
  body: Body | undefined;
  /** How the length of the body is declared: correctly, in chunks, in broken chunks, too short, too long. */
  framing: 'length' | 'chunks' | 'brokenChunks' | 'tooShort' | 'tooLong';
  manner: Manner;
};

export type Material = {
  known: (call: ServedCall) => Known;
  /** The body that would save again what is stored, if the call saves all at once. */
  storedBody: (call: ServedCall) => object | undefined;
  images: Images;
  /** The cookie of a guest's cart. */
  cartCookie: string;
};

const caller = fc.oneof(
  { weight: 12, arbitrary: fc.constant<FuzzCaller>('admin') },
  { weight: 3, arbitrary: fc.constant<FuzzCaller>('customer') },
  { weight: 2, arbitrary: fc.constantFrom<FuzzCaller>('employee', 'guest', 'nobody') },
);
const manner = fc.oneof(
  { weight: 60, arbitrary: fc.constant<Manner>('whole') },
  { weight: 3, arbitrary: fc.constantFrom<Manner>('slow', 'truncated', 'torn') },
);
const framing = fc.oneof(
  { weight: 40, arbitrary: fc.constant('length' as const) },
  { weight: 2, arbitrary: fc.constant('chunks' as const) },
  { weight: 1, arbitrary: fc.constantFrom('brokenChunks' as const, 'tooShort' as const, 'tooLong' as const) },
);

/**
 * Requests for one declared call: path, query string, body and form are generated from its declaration. One in four is
 * valid, so that there are changes to refuse, repeat and reverse.
 */
export function requestFor(call: ServedCall, material: Material): fc.Arbitrary<FuzzRequest> {
  const wild = { ...contentFor(call, material, { known: material.known(call), isTame: false }), caller };
  return fc.oneof(
    { weight: 1, arbitrary: validRequestFor(call, material) },
    {
      weight: 3,
      arbitrary: fc.record({ ...wild, framing, manner }).map((request) => withCart(request, material)),
    },
  );
}

/** Valid requests of the admin for one declared call, and of guests where these are shoppers too. */
export function validRequestFor(call: ServedCall, material: Material): fc.Arbitrary<FuzzRequest> {
  const shoppers: FuzzCaller[] = call.policy === 'shopper' ? ['guest'] : [];
  return fc
    .record({
      ...contentFor(call, material, { known: material.known(call), isTame: true }),
      caller: fc.constantFrom<FuzzCaller>('admin', ...shoppers),
      framing: fc.constant('length' as const),
      manner: fc.constant<Manner>('whole'),
    })
    .map((request) => withCart(request, material));
}

/** Guests have a cart by their cookie. */
function withCart(request: FuzzRequest, { cartCookie }: Material): FuzzRequest {
  if (request.caller !== 'guest') return request;
  return { ...request, headers: [`Cookie: ${cartCookie}`, ...request.headers] };
}

/** Whether the call takes a form with a file. */
export function isForm({ schema }: ServedCall): boolean {
  return (schema as { consumes?: string[] }).consumes?.includes('multipart/form-data') === true;
}

/** The content of the request. */
function contentFor(call: ServedCall, { images, storedBody }: Material, taste: Taste) {
  const { params, querystring, body } = call.schema as Record<string, z.ZodType | undefined>;
  const json = bodyFor(isForm(call) ? undefined : body, { ...taste, stored: storedBody(call) });
  const hinweisVersion = call.url.includes('/gewaehrleistung/') ? taste.known('version')[0] : undefined;
  const usual = isForm(call)
    ? fc.oneof(
        { weight: 9, arbitrary: formFor(images, taste.isTame, hinweisVersion) },
        { weight: 1, arbitrary: json },
      )
    : json;
  const hasBody = body !== undefined;
  const values = fc.tuple(
    params ? inputFor(params, '', taste) : fc.constant({}),
    querystring ? inputFor(querystring, '', taste) : fc.constant({}),
  );
  const target = fc
    .tuple(values, taste.isTame ? fc.constant(9) : fc.nat(11), oddText)
    .map(([[path, query], odd, text]) => {
      const fill = (_: string, key: string) => percent(fieldOf(path, key), odd);
      return call.url.replace(/:(\w+)|\*/g, fill) + searchOf(query, odd, text);
    });
  const weight = taste.isTame ? 0 : 1;
  return {
    call: fc.constant(call),
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(call.method) },
      { weight, arbitrary: fc.constantFrom(...oddMethods) },
    ),
    target: fc.oneof({ weight: 30, arbitrary: target }, { weight, arbitrary: fc.constantFrom(...oddPaths) }),
    headers: fc.oneof(
      { weight: 8, arbitrary: fc.constant<string[]>([]) },
      { weight, arbitrary: fc.array(fc.constantFrom(...oddHeaders), { minLength: 1, maxLength: 3 }) },
    ),
    body: fc.oneof(
      { weight: hasBody ? 30 : 1, arbitrary: usual },
      { weight: hasBody ? weight : 30, arbitrary: fc.constant(undefined) },
    ),
  };
}

function fieldOf(values: unknown, key: string): string {
  const value =
    typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[key] : values;
  return typeof value === 'string' ? value : String(JSON.stringify(value) ?? 'x');
}

/** Percent-encoded as in a browser, or raw where the protocol allows it. */
function percent(text: string, odd: number): string {
  const short = text.slice(0, 4000).toWellFormed();
  return odd === 0
    ? short.replace(/[\s\0?#]/g, '')
    : encodeURIComponent(short).replaceAll('.', odd === 1 ? '%2e' : '.');
}

function searchOf(query: unknown, odd: number, text: string): string {
  const fields = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const pairs = fields.map(
    ([key, value]) =>
      `${percent(key, 2)}=${percent(typeof value === 'string' ? value : String(JSON.stringify(value)), 2)}`,
  );
  if (odd === 2) pairs.push(...pairs);
  if (odd === 3) pairs.push(`${percent(text, 2)}=${percent(text, 2)}`, '__proto__=1', 'a[b]=c', '%=%', '&&=');
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The bytes of a request on the wire. */
export function bytesOf(
  { method, target, headers, body, framing }: FuzzRequest,
  token: string | undefined,
  place: string,
): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `X-Forwarded-For: ${place}`,
  ];
  if (token) lines.push(`Authorization: Bearer ${token}`);
  if (body?.contentType !== undefined) lines.push(`Content-Type: ${body.contentType}`);
  lines.push(...headers);
  const content = body?.content ?? Buffer.alloc(0);
  if (framing === 'chunks' || framing === 'brokenChunks') {
    const size = framing === 'chunks' ? content.length.toString(16) : 'zz';
    const chunk = content.length > 0 ? [Buffer.from(`${size}\r\n`), content, Buffer.from('\r\n')] : [];
    return Buffer.concat([
      head([...lines, 'Transfer-Encoding: chunked']),
      ...chunk,
      Buffer.from('0\r\n\r\n'),
    ]);
  }
  const length = content.length + { length: 0, tooShort: -1, tooLong: 7 }[framing];
  return Buffer.concat([
    head(body || length > 0 ? [...lines, `Content-Length: ${Math.max(0, length)}`] : lines),
    content,
  ]);
}

function head(lines: string[]): Buffer {
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
}
