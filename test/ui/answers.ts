import type { Call, ReplyOf } from '#shared/wire/call.ts';

/** What a page sent with a call. */
export type Sent = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
  credentials: RequestCredentials;
};

/** An answer of another kind than the contract's: a refusal, another body, no answer at all. */
export type OtherAnswer = () => Response | Promise<Response>;

type Given<C extends Call> = ReplyOf<C> | OtherAnswer | ((sent: Sent) => ReplyOf<C> | OtherAnswer);
type Rule = { call: Call; given: unknown };

/**
 * The server of one page: what it answers to each call, and what it was sent. A call without an answer fails
 * the test. The latest answer to a call counts.
 */
export class Answers {
  readonly #rules: Rule[] = [];
  readonly #sent: (Sent & { call: Call })[] = [];
  /** Calls that no test gave an answer to. */
  readonly unexpected: string[] = [];

  /**
   * Answers this call: with a reply of the contract, with what a function makes of the call, or with another
   * answer.
   */
  on<C extends Call>(call: C, given: Given<C>): this {
    this.#rules.unshift({ call, given });
    return this;
  }

  /** Holds the answers to this call back until the returned function is called. */
  hold<C extends Call>(call: C, given: ReplyOf<C> | OtherAnswer): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.on(call, (() => async () => {
      await promise;
      return typeof given === 'function' ? (given as OtherAnswer)() : Response.json(given);
    }) as Given<C>);
    return resolve;
  }

  /** All calls of this kind so far, the earliest first. */
  sent(call: Call): Sent[] {
    return this.#sent.filter((one) => one.call === call);
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.origin);
    const method = init?.method ?? 'GET';
    for (const { call, given } of this.#rules) {
      const params = method === call.method && paramsOf(call, url.pathname);
      if (!params) continue;
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
      const sent = {
        params,
        query: Object.fromEntries(url.searchParams),
        body,
        headers: new Headers(init?.headers),
        credentials: init?.credentials ?? 'same-origin',
      };
      this.#sent.push({ ...sent, call });
      return answerOf(given, sent);
    }
    this.unexpected.push(`${method} ${url.pathname}`);
    return refusal(404, 'Not answered by this test.')();
  };
}

async function answerOf(given: unknown, sent: Sent): Promise<Response> {
  // The page sees its own request as pending first, as with any network.
  await Promise.resolve();
  let answer = given;
  while (typeof answer === 'function') answer = await answer(sent);
  return answer instanceof Response ? answer.clone() : Response.json(answer);
}

function paramsOf({ path }: Call, pathname: string): Record<string, string> | undefined {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^/api${pattern}$`).exec(pathname);
  if (!match) return;
  const entries = Object.entries(match.groups ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** A refusal as our server sends it: a German message, and more where the contract has it. */
export function refusal(status: number, message: string, more: object = {}): OtherAnswer {
  return () => Response.json({ success: false, message, ...more }, { status });
}

/** An answer of any other shape, as a proxy or another server may send it. */
export function bare(body: unknown, status = 200): OtherAnswer {
  const isText = typeof body === 'string';
  return () =>
    new Response(isText ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': isText ? 'text/html' : 'application/json' },
    });
}

/** No network. */
export const lost: OtherAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Nothing came for as long as a call waits. */
export const late: OtherAnswer = () => Promise.reject(new DOMException('timed out', 'TimeoutError'));
