import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type MolliePayment, newPayment } from './fake-mollie-payment.ts';
import {
  createRefund,
  listRefunds,
  type MollieAnswer,
  type MollieRefund,
  type MollieRefunds,
  noRefunds,
  readRefund,
  refusal,
  withRefunded,
} from './fake-mollie-refunds.ts';

export type MollieAnfrage = { method: string; path: string; key: string | undefined; body: string };

const zugang = { key: 'test_fake000000000000000000000000' };

/**
 * What happens to the next requests, or to those of one call: an error, too many of them, silence, or an answer that is
 * lost after the work.
 */
type Trouble = { kind: 'fail' | 'limit' | 'hang' | 'lose'; left: number; call: string | undefined };

/** Mollie on a loopback port: payments, refunds, idempotency keys, and trouble on demand. `close` at the end. */
export async function startFakeMollie() {
  const payments = new Map<string, MolliePayment>();
  const answered = new Map<string, Answered>();
  const requests: MollieAnfrage[] = [];
  const offered = ['creditcard', 'paypal', 'banktransfer'];
  const refunds = noRefunds();
  const trouble: Trouble = { left: 0, kind: 'fail', call: undefined };
  const expectTrouble = (kind: Trouble['kind']) => (left: number, call?: string) =>
    void Object.assign(trouble, { kind, left, call });
  const server = createServer(async (request, reply) => {
    const anfrage = await readRequest(request);
    requests.push(anfrage);
    const isTroubled = isTroubledBy(trouble, anfrage);
    if (isTroubled && trouble.kind === 'hang') return;
    if (isTroubled && trouble.kind !== 'lose')
      return void reply.writeHead(trouble.kind === 'limit' ? 429 : 500).end('');
    const isKnown = request.headers.authorization === `Bearer ${zugang.key}`;
    const answer = isKnown
      ? answerOnce(answered, anfrage, () => answerOf(anfrage, { payments, refunds, offered }))
      : refusal(401, 'Unauthorized');
    if (isTroubled) return void reply.destroy();
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
    refunds,
    setRefund: (id: string, change: Partial<MollieRefund>) =>
      Object.assign(refunds.made.find((refund) => refund.id === id) ?? {}, change),
    /** As Mollie does after a day. */
    forgetKeys: () => answered.clear(),
    failNext: expectTrouble('fail'),
    limitNext: expectTrouble('limit'),
    hangNext: expectTrouble('hang'),
    loseNext: expectTrouble('lose'),
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
  refunds: MollieRefunds;
  offered: string[];
};

type Answered = { sent: string; answer: MollieAnswer };

function isTroubledBy(trouble: Trouble, { method, path }: MollieAnfrage): boolean {
  const { left, call } = trouble;
  if (left === 0 || (call !== undefined && !`${method} ${path}`.endsWith(call))) return false;
  trouble.left--;
  return true;
}

/** The first answer to a key, also a refusal, is the answer to it, and to nothing else. */
function answerOnce(
  answered: Map<string, Answered>,
  { method, path, key, body }: MollieAnfrage,
  work: () => MollieAnswer,
): MollieAnswer {
  if (method !== 'POST' || key === undefined) return work();
  const sent = `${path} ${body}`;
  const known = answered.get(key);
  if (known) return known.sent === sent ? known.answer : refusal(400, 'Bad Request');
  const answer = work();
  answered.set(key, { sent, answer });
  return answer;
}

function answerOf(anfrage: MollieAnfrage, store: Store): MollieAnswer {
  const { method, body } = anfrage;
  const { pathname, searchParams } = new URL(anfrage.path, 'http://localhost');
  const { payments, refunds, offered } = store;
  if (pathname === '/v2/methods')
    return { status: 200, body: { _embedded: { methods: offered.map((id) => ({ id })) } } };
  if (method === 'POST' && pathname === '/v2/payments') {
    const made = newPayment(JSON.parse(body));
    payments.set(made.id, made);
    return { status: 201, body: made };
  }
  const [id = '', part, refundId] = pathname.replace('/v2/payments/', '').split('/');
  const one = payments.get(id);
  if (!one) return refusal(404, 'Not Found');
  if (part === 'refunds' && method === 'POST') return createRefund(refunds, one, JSON.parse(body));
  if (part === 'refunds' && refundId === undefined) return listRefunds(refunds, id, searchParams);
  if (part === 'refunds') return readRefund(refunds, id, refundId ?? '');
  if (method !== 'DELETE') return { status: 200, body: withRefunded(refunds, one) };
  if (!one.isCancelable || one.status !== 'open') return refusal(422, 'Unprocessable Entity');
  one.status = 'canceled';
  return { status: 200, body: one };
}
