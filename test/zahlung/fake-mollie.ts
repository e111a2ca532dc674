import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type MolliePayment = {
  id: string;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
  isCancelable: boolean;
  amount: { currency: string; value: string };
  amountRefunded?: { currency: string; value: string };
  method: string | null;
  details?: { wallet?: string };
  _links: { checkout?: { href: string } };
  /** What the shop sent. */
  sent: Record<string, unknown>;
};

export type MollieAnfrage = { method: string; path: string; key: string | undefined; body: string };

const zugang = { key: 'test_fake000000000000000000000000' };

/** Mollie on a loopback port: payments, idempotency keys, and trouble on demand. `close` at the end. */
export async function startFakeMollie() {
  const payments = new Map<string, MolliePayment>();
  const answered = new Map<string, MolliePayment>();
  const requests: MollieAnfrage[] = [];
  const offered = ['creditcard', 'paypal', 'banktransfer'];
  const trouble: { left: number; kind: 'fail' | 'hang' } = { left: 0, kind: 'fail' };
  const server = createServer(async (request, reply) => {
    const anfrage = await readRequest(request);
    requests.push(anfrage);
    if (trouble.left > 0) {
      trouble.left--;
      if (trouble.kind === 'hang') return;
      return void reply.writeHead(500).end('');
    }
    const isKnown = request.headers.authorization === `Bearer ${zugang.key}`;
    const answer = isKnown
      ? answerOf(anfrage, { payments, answered, offered })
      : refusal(401, 'Unauthorized');
    reply.writeHead(answer.status, { 'content-type': 'application/hal+json' });
    reply.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    ...zugang,
    api: `http://127.0.0.1:${port}`,
    payments,
    requests,
    offered,
    set: (id: string, change: Partial<MolliePayment>) => Object.assign(payments.get(id) ?? {}, change),
    failNext: (left: number) => Object.assign(trouble, { left, kind: 'fail' }),
    hangNext: (left: number) => Object.assign(trouble, { left, kind: 'hang' }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<MollieAnfrage> {
  const { method = '', url = '', headers } = request;
  const key = headers['idempotency-key'];
  return { method, path: url, key: typeof key === 'string' ? key : undefined, body: await text(request) };
}

type Store = {
  payments: Map<string, MolliePayment>;
  answered: Map<string, MolliePayment>;
  offered: string[];
};

function refusal(status: number, title: string) {
  return { status, body: { status, title, detail: 'Something that may name what was sent.' } };
}

function answerOf({ method, path, key = '', body }: MollieAnfrage, { payments, answered, offered }: Store) {
  if (path.startsWith('/v2/methods'))
    return { status: 200, body: { _embedded: { methods: offered.map((id) => ({ id })) } } };
  if (method === 'POST' && path === '/v2/payments') {
    const known = answered.get(key);
    if (known) return { status: 201, body: known };
    const made = newPayment(JSON.parse(body));
    payments.set(made.id, made);
    answered.set(key, made);
    return { status: 201, body: made };
  }
  const one = payments.get(path.replace('/v2/payments/', ''));
  if (!one) return refusal(404, 'Not Found');
  if (method !== 'DELETE') return { status: 200, body: one };
  if (!one.isCancelable || one.status !== 'open') return refusal(422, 'Unprocessable Entity');
  one.status = 'canceled';
  return { status: 200, body: one };
}

function newPayment(sent: Record<string, unknown>): MolliePayment {
  const id = `tr_${randomBytes(8).toString('hex')}`;
  return {
    ...{ id, status: 'open', isCancelable: true, method: null, sent },
    amount: sent.amount as MolliePayment['amount'],
    _links: { checkout: { href: `https://www.mollie.example/checkout/${id}` } },
  };
}
