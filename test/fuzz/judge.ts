import { z } from 'zod';
import { isApiUrl } from '#server/http/calls/calls.ts';
import { hasPermission } from '#shared/roles.ts';
import { failureEnvelope } from '#shared/wire/envelope.ts';
import { json } from './body.ts';
import { type FuzzRequest, isForm } from './request.ts';
import type { Answer } from './wire.ts';

/** English words, which show that a text is not translated. */
const english =
  /\b(invalid|expected|required|must|should|unexpected|error|not found|bad request|unauthorized|forbidden|too (big|small|long|many|large)|request|cannot|undefined|null|object|string|boolean|array|number|body|header|is not|input|received|NaN)\b/i;

const failure = failureEnvelope.extend({ data: z.looseObject({}).optional() }).strict();

/** The problem of an answer, or `undefined`. */
export function problemOf(request: FuzzRequest, answer: Answer): string | undefined {
  if (answer.kind === 'hang') return 'no answer and no end';
  if (answer.kind === 'closed')
    return mayClose(request) ? undefined : 'the connection was closed without an answer';
  const { status, headers, body, rest, isCut } = answer;
  if (!(status >= 200 && status < 600)) return `no HTTP: ${body.subarray(0, 100)}`;
  if (status >= 500 && !isBusy(request, answer)) return `status ${status}: ${body.subarray(0, 300)}`;
  if (rest.length > 0) return `a second answer: ${rest.subarray(0, 100)}`;
  if (isCut && !isBodiless(request, status) && !mayClose(request)) return 'the answer ends before its end';
  if (status < 300 && !mayCall(request)) return `${request.caller} was let in`;
  if (body.length === 0) return isBodiless(request, status) ? undefined : `status ${status} without a word`;
  if (status < 400) return undefined;
  const type = headers['content-type'] ?? '';
  const isJson = type.startsWith('application/json');
  if (isApiUrl(request.target) && !isJson && !isPlainForm(request)) return `status ${status} as ${type}`;
  return isJson ? problemOfJson(body.toString(), status) : problemOfPage(body.toString());
}

/** The problem of an answer to a request whose session ended between its headers and the end of its body. */
export function problemOfOutlived(request: FuzzRequest, answer: Answer): string | undefined {
  if (answer.kind !== 'answer') return problemOf(request, answer) ?? 'no answer after the session ended';
  if (answer.status === 401) return undefined;
  return `status ${answer.status} after the session ended: ${answer.body.subarray(0, 200)}`;
}

/** A conflict contains names from the shop, which may be in any language. */
function problemOfJson(text: string, status: number): string | undefined {
  const { success, data } = failure.safeParse(parse(text));
  if (!success) return `not the envelope of a refusal: ${text.slice(0, 200)}`;
  const foreign = [data.message, ...(data.fehler ?? [])].find(
    (text) => text.trim() === '' || (status !== 409 && english.test(text)),
  );
  return foreign === undefined ? undefined : `not German: ${foreign}`;
}

function problemOfPage(text: string): string | undefined {
  return text.includes('<html lang="de"') ? undefined : `not a German page: ${text.slice(0, 200)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A client that sends less than announced may get no answer, and one that sends too much may find the connection closed
 * before it has read the answer.
 */
function mayClose({ manner, framing, headers, body }: FuzzRequest): boolean {
  const isHonest =
    framing === 'length' && !headers.some((line) => /^(content-length|transfer-encoding)/i.test(line));
  const isHuge = (body?.content.length ?? 0) > 100_000;
  return manner === 'truncated' || manner === 'torn' || !isHonest || isHuge;
}

function mayCall({ call, caller, method, target }: FuzzRequest): boolean {
  const isAsDeclared = method === call.method && target.startsWith(call.url.split(/[:*]/, 1)[0] ?? '');
  if (!isAsDeclared || call.policy === 'everyone') return true;
  if (caller === 'nobody') return false;
  if (call.policy === 'shopper') return true;
  if (caller === 'guest') return false;
  if (call.policy === 'staff') return caller !== 'customer';
  if (typeof call.policy === 'object' && 'permission' in call.policy)
    return hasPermission(caller, call.policy.permission);
  // Some are open to more callers once the shop has opened.
  if (
    typeof call.policy === 'object' &&
    call.policy.offen &&
    hasPermission(caller, call.policy.offen.permission)
  )
    return true;
  return call.policy === 'signedIn' || caller === 'admin';
}

/** Uploads wait for few places; one that finds none is refused and says when to come again. */
function isBusy({ call }: FuzzRequest, { status, headers }: Extract<Answer, { kind: 'answer' }>): boolean {
  return status === 503 && isForm(call) && headers['retry-after'] !== undefined;
}

/** Whether a browser without scripts may have sent it: such a form is answered with a page. */
function isPlainForm({ call, body }: FuzzRequest): boolean {
  const { consumes } = call.schema as { consumes?: string[] };
  return (
    body?.contentType !== undefined && body.contentType !== json && !!consumes?.includes(body.contentType)
  );
}

function isBodiless({ method }: FuzzRequest, status: number): boolean {
  return method === 'HEAD' || status === 204 || (status >= 300 && status < 400);
}
