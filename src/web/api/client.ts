import {
  addressOf,
  type Call,
  type GivenToAny,
  type ReplyOf,
  type SendArguments,
} from '#shared/wire/call.ts';

/** All calls of the browser and of the server rendering to the API (requirements.md, storefront §7). */

const timeoutMs = 15_000;
const slowMs = 2_000;

export type ApiErrorKind = 'status' | 'timeout' | 'network';

/** A failed call. `hasServerText`: `message` is the server's own text. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly fehler: string[];
  /** Further data of a refusal: for a conflict, the current state. */
  readonly data: unknown;
  readonly hasServerText: boolean;

  constructor(
    kind: ApiErrorKind,
    message: string | undefined,
    answer: { status?: number; fehler?: string[] | undefined; data?: unknown } = {},
  ) {
    super(message ?? 'Ein Fehler ist aufgetreten.');
    this.hasServerText = message !== undefined;
    this.name = 'ApiError';
    this.kind = kind;
    this.status = answer.status ?? 0;
    this.fehler = answer.fehler ?? [];
    this.data = answer.data;
  }
}

export type ApiOptions = {
  /** The base address of the API, without a trailing slash. */
  base: string;
  fetch: typeof globalThis.fetch;
  /** The stored bearer token of the signed-in user. */
  token: () => string | null;
};

export type Api = ReturnType<typeof createApi>;

/**
 * `keepalive`: the call continues when the page is left. `after`: the call waits for this, but uses the current token.
 * `isAnswerRead`: false where the status is enough. `credentials`: sign-in asks for cookies by
 * name (requirements.md, storefront §7).
 */
type SendOptions = {
  keepalive?: boolean;
  after?: Promise<unknown>;
  isAnswerRead?: boolean;
  credentials?: RequestCredentials;
};
export function createApi({ base, fetch, token }: ApiOptions) {
  async function answerTo(call: Call, sent: GivenToAny & SendOptions = {}): Promise<unknown> {
    const { params, query, body, after, isAnswerRead = true, ...options } = sent;
    const { method } = call;
    const path = addressOf(call, { params, query });
    const bearer = token();
    // No await without it: a page that is being left needs the request sent in the same tick.
    if (after) await after;
    const started = performance.now();
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      ...options,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw unreachable(error);
    });
    const answer = response.ok && !isAnswerRead ? {} : await readJson(response);
    warnIfSlow(`${method} ${path}`, performance.now() - started);
    if (!response.ok || answer.success === false) throw refusal(response.status, answer);
    return answer;
  }

  return {
    token,
    /**
     * Makes a call; its answer is what our own server promises, which another server of the specification may
     * not keep.
     */
    send: <C extends Call>(...[call, given]: SendArguments<C, SendOptions>) =>
      answerTo(call, given) as Promise<ReplyOf<C>>,
  };
}

export type Answer = {
  success?: boolean;
  message?: string | undefined;
  fehler?: string[] | undefined;
  data?: unknown;
};

/** Normalises an answer of any shape: messages that are no texts are dropped. */
export function toAnswer(body: unknown): Answer {
  if (typeof body !== 'object' || body === null) return {};
  if (Array.isArray(body)) return body as Answer;
  const { message, fehler, ...answer }: Record<string, unknown> = { ...body };
  return {
    ...answer,
    ...(typeof message === 'string' && message ? { message } : {}),
    ...(Array.isArray(fehler) ? { fehler: fehler.filter((text) => typeof text === 'string') } : {}),
  };
}

async function readJson(response: Response): Promise<Answer> {
  try {
    return toAnswer(await response.json());
  } catch (error) {
    if (isTimeout(error)) throw unreachable(error);
    // An intermediary such as a proxy answered with its own error page; the status is enough.
    if (!response.ok) return {};
    throw unreadable(response.status);
  }
}

/** A successful status with an unreadable answer. */
export function unreadable(status: number): ApiError {
  return new ApiError('status', 'Die Antwort des Servers war nicht lesbar.', { status });
}

/** What was read of a successful answer; throws where it could not be read. */
export function readable<T>(read: T | undefined): T {
  if (read === undefined) throw unreadable(200);
  return read;
}

function refusal(status: number, { message, ...answer }: Answer): ApiError {
  return new ApiError('status', message, { ...answer, status });
}

/** The failure of a call without an answer, or with one that broke off. */
export function unreachable(error: unknown): ApiError {
  return isTimeout(error)
    ? new ApiError('timeout', 'Anfrage-Timeout. Bitte überprüfen Sie Ihre Internetverbindung.')
    : new ApiError('network', 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.');
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function warnIfSlow(what: string, ms: number): void {
  // biome-ignore lint/suspicious/noConsole: requirements.md, storefront §9: a call slower than 2 s is only logged as a warning.
  if (ms > slowMs) console.warn(`Langsamer Aufruf: ${what} (${Math.round(ms)} ms)`);
}
