import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import {
  changeRefund,
  createRefund,
  type FakeRefund,
  type FakeRefunds,
  listRefunds,
  readRefund,
} from './fake-stripe-refunds.ts';
import {
  createSession,
  endSession,
  expireSession,
  type FakeCheckout,
  type FakePaid,
  FakeRefusal,
  failUnderWay,
  leaveUnderWay,
  paySession,
  readSession,
} from './fake-stripe-session.ts';

/** A signed message as it goes over the wire. */
export type StripeMeldung = { roh: string; kopf: Record<string, string> };

export type StripeAnfrage = {
  method: string;
  path: string;
  idempotencyKey: string | undefined;
  params: Record<string, string>;
};

type Answered = { params: string; status: number; body: object };

/**
 * What happens to the next requests, or to those of one call: an error, too many of them, a key without the right,
 * silence, a cut line, or an answer that is lost after the work.
 */
type Trouble = {
  kind: 'fail' | 'limit' | 'forbid' | 'hang' | 'drop' | 'lose';
  left: number;
  call: string | undefined;
};

const secrets = { key: 'sk_test_fake000000', webhookSecret: 'whsec_fake000000' };

/** Only what the shop reads; the SDK's types have a field for each way to pay on earth. */
export type FakeConfiguration = Pick<
  Stripe.PaymentMethodConfiguration,
  'id' | 'object' | 'active' | 'application' | 'is_default'
> &
  Record<string, unknown>;

/** An entry of the account's settings. */
export function entryOf(
  value: 'on' | 'off',
  available = true,
): Pick<Stripe.PaymentMethodConfiguration.Card, 'available'> & {
  display_preference: Pick<Stripe.PaymentMethodConfiguration.Card.DisplayPreference, 'value'>;
} {
  return { available, display_preference: { value } };
}

/**
 * Stripe on a loopback port, for the real SDK: sessions, idempotency keys, and messages that a test sends when, how
 * often and in which order it wants. `close` at the end.
 */
export async function startFakeStripe({ now = () => new Date() }: { now?: () => Date } = {}) {
  const checkout: FakeCheckout = { sessions: new Map(), messages: [], now };
  const answered = new Map<string, Answered>();
  const requests: StripeAnfrage[] = [];
  const configurations: FakeConfiguration[] = [
    {
      ...{ id: 'pmc_1', object: 'payment_method_configuration', active: true, application: null },
      ...{ is_default: true, card: entryOf('on'), paypal: entryOf('on') },
    },
  ];
  const refunds: FakeRefunds = { made: [], next: [], refusals: [], pageSize: 100 };
  const trouble: Trouble = { kind: 'fail', left: 0, call: undefined };
  const expectTrouble = (kind: Trouble['kind']) => (left: number, call?: string) =>
    void Object.assign(trouble, { kind, left, call });

  const server = createServer(async (request, reply) => {
    const anfrage = await readRequest(request);
    requests.push(anfrage);
    const isTroubled = isTroubledBy(trouble, anfrage);
    if (isTroubled && trouble.kind !== 'lose') return makeTrouble(trouble.kind, reply);
    const isKnown = request.headers.authorization === `Bearer ${secrets.key}`;
    const { status, body } = isKnown
      ? answerOnce(answered, anfrage, () => answer({ checkout, configurations, refunds }, anfrage))
      : attempt(() => refuseKey(request.headers.authorization));
    if (isTroubled) return void reply.destroy();
    reply.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
    reply.end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  return {
    ...secrets,
    api: `http://127.0.0.1:${port}`,
    sessions: checkout.sessions,
    pay: (id: string, paid?: FakePaid) => paySession(checkout, id, paid),
    leaveUnderWay: (id: string) => leaveUnderWay(checkout, id),
    failUnderWay: (id: string) => failUnderWay(checkout, id),
    expire: (id: string) => endSession(checkout, id),
    requests,
    configurations,
    refunds,
    changeRefund: (id: string, change: Partial<FakeRefund>) =>
      changeRefund({ checkout, refunds }, id, change),
    /** As Stripe does after a day. */
    forgetKeys: () => answered.clear(),
    failNext: expectTrouble('fail'),
    limitNext: expectTrouble('limit'),
    forbidNext: expectTrouble('forbid'),
    hangNext: expectTrouble('hang'),
    dropNext: expectTrouble('drop'),
    loseNext: expectTrouble('lose'),
    /** What happened, oldest first; `sign` makes a message of one, at whatever time. */
    messages: checkout.messages,
    sign: (event: object, at = now()): StripeMeldung => signed(JSON.stringify(event), at),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

/** Sends a message as Stripe would; returns the status of the answer. */
export async function sendMeldung(url: string, { roh, kopf }: StripeMeldung): Promise<number> {
  const reply = await fetch(url, { method: 'POST', headers: kopf, body: roh });
  await reply.arrayBuffer();
  return reply.status;
}

function signed(roh: string, at: Date): StripeMeldung {
  const { webhooks } = new Stripe(secrets.key);
  const timestamp = Math.floor(at.getTime() / 1000);
  const signatur = webhooks.generateTestHeaderString({
    payload: roh,
    secret: secrets.webhookSecret,
    timestamp,
  });
  return { roh, kopf: { 'content-type': 'application/json', 'stripe-signature': signatur } };
}

async function readRequest(request: IncomingMessage): Promise<StripeAnfrage> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const form = new URLSearchParams(await text(request));
  return {
    method: request.method ?? '',
    path: pathname,
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    params: Object.fromEntries([...searchParams, ...form]),
  };
}

function isTroubledBy(trouble: Trouble, { method, path }: StripeAnfrage): boolean {
  const { left, call } = trouble;
  if (left === 0 || (call !== undefined && call !== `${method} ${path}`)) return false;
  trouble.left--;
  return true;
}

function makeTrouble(kind: Trouble['kind'], reply: ServerResponse): void {
  if (kind === 'hang') return;
  if (kind === 'drop') return void reply.destroy();
  reply.writeHead({ fail: 500, limit: 429, forbid: 403, lose: 500 }[kind], {
    'content-type': 'application/json',
  });
  reply.end(JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong.' } }));
}

/** The first answer to a key is the answer to it; other parameters under the same key are a mistake of the caller. */
function answerOnce(
  answered: Map<string, Answered>,
  { method, path, idempotencyKey, params }: StripeAnfrage,
  work: () => object,
): Pick<Answered, 'status' | 'body'> {
  const key = method === 'POST' ? idempotencyKey : undefined;
  const text = JSON.stringify([path, params]);
  const known = key === undefined ? undefined : answered.get(key);
  if (known && known.params !== text) {
    const refusal = new FakeRefusal(
      'Keys for idempotent requests can only be used with the same parameters.',
      { type: 'idempotency_error' },
    );
    return { status: 400, body: refusalOf(refusal) };
  }
  const answer = known ?? { params: text, ...attempt(work) };
  // What Stripe refuses of a refund it refuses again under the key, as long as it knows it.
  const isKept = answer.status === 200 || (path === '/v1/refunds' && answer.status < 403);
  if (key !== undefined && isKept) answered.set(key, answer);
  return answer;
}

function attempt(work: () => object): Pick<Answered, 'status' | 'body'> {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (!(error instanceof FakeRefusal)) throw error;
    return { status: error.status, body: refusalOf(error) };
  }
}

function refuseKey(authorization: string | undefined): never {
  throw new FakeRefusal(`Invalid API Key: ${authorization}`, { status: 401 });
}

function refusalOf({ message, code, messageCode, type }: FakeRefusal) {
  return { error: { type, code, message_code: messageCode, message } };
}

type Store = { checkout: FakeCheckout; configurations: FakeConfiguration[]; refunds: FakeRefunds };

function answer(store: Store, { method, path, params }: StripeAnfrage): object {
  const { checkout, configurations, refunds } = store;
  const [, id = '', action] = /^\/v1\/(?:checkout\/sessions|refunds)\/(\w+)(?:\/(expire))?$/.exec(path) ?? [];
  const call = `${method} ${id === '' ? path : path.replace(id, ':id')}`;
  if (call === 'GET /v1/payment_method_configurations')
    return { object: 'list', url: path, has_more: false, data: configurations };
  if (call === 'POST /v1/checkout/sessions') return createSession(checkout, params, newId());
  if (call === 'GET /v1/checkout/sessions/:id')
    return readSession(checkout, id, params['expand[0]'] === 'payment_intent.latest_charge');
  if (call === 'POST /v1/refunds') return createRefund(store, params);
  if (call === 'GET /v1/refunds') return listRefunds(refunds, params);
  if (call === 'GET /v1/refunds/:id') return readRefund(refunds, id);
  if (method === 'POST' && action) return expireSession(checkout, id);
  throw new FakeRefusal(`Unrecognized request URL (${call}).`, { status: 404 });
}

function newId(): string {
  return `cs_test_${randomBytes(12).toString('hex')}`;
}
