/** The outcome of a call. One without an answer, or with a server error, is open: it may have been done or not. */
export type Outcome =
  | { isOpen: false; status: number; body: Body; cookie: string | undefined }
  | { isOpen: true; failure: string };

// biome-ignore lint/suspicious/noExplicitAny: an answer of any call.
type Body = any;

/** `token`: of the caller's session; `cookie`: of a guest's cart. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string | undefined;
  cookie?: string | undefined;
  body?: unknown;
};
export type Ask = (call: Call) => Promise<Outcome>;

/** Milliseconds after which a call counts as unanswered. */
const patience = 30_000;

/** Makes calls to a shop's API. */
export function asker(url: string): Ask {
  return async ({ method, path, token, cookie, body }) => {
    const isForm = body instanceof FormData;
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const content = isForm ? body : body === undefined ? undefined : JSON.stringify(body);
    try {
      const init = { method, headers, body: content, signal: AbortSignal.timeout(patience) };
      const reply = await fetch(`${url}/api${path}`, init);
      const text = await reply.text();
      if (reply.status >= 500) return { isOpen: true, failure: `${method} ${path}: ${reply.status} ${text}` };
      const [set] = reply.headers.getSetCookie();
      return { isOpen: false, status: reply.status, body: JSON.parse(text), cookie: set?.split(';')[0] };
    } catch (error) {
      return { isOpen: true, failure: isTimeout(error) ? `${method} ${path}: no answer` : '' };
    }
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
