import { z } from 'zod';
import { AnbieterError, verbotOf } from './anbieter.ts';

/** Its key, which says whether it is live or a test, and, for tests, where it is. */
export type MollieZugang = { key: string; api: string | undefined };

export type MollieOptions = { timeout?: number };

/** Requests that failed on their way, or at Mollie, are sent so often. */
const versuche = 3;

export const geld = z.object({
  currency: z.string().length(3),
  value: z.string().regex(/^\d{1,9}\.\d\d$/),
});

export function centOfGeld({ value }: z.infer<typeof geld>): number {
  return Number(value.replace('.', ''));
}

export function geldOf(cent: number): z.infer<typeof geld> {
  return { currency: 'EUR', value: `${Math.floor(cent / 100)}.${`${cent % 100}`.padStart(2, '0')}` };
}

/** `ablehnung`: the status with which Mollie refuses what is asked for good. */
type Anfrage = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  key?: string;
  ablehnung?: number;
};

export type MollieAsk = (anfrage: Anfrage) => Promise<unknown>;

/** Sends a request until it is answered, some times at most; a repetition under its key is the same payment. */
export function asker({ key: zugang, api }: MollieZugang, options: MollieOptions): MollieAsk {
  const { timeout = 20_000 } = options;
  return async (anfrage) => {
    let failed: Failure = { failure: '', status: 0 };
    for (let versuch = 0; versuch < versuche; versuch += 1) {
      const answer = await send(anfrage, { zugang, api, timeout });
      if ('json' in answer) return answer.json;
      failed = answer;
      if (isFinal(answer)) break;
    }
    const { failure, status } = failed;
    const text = `Mollie: ${anfrage.method} ${anfrage.path.split('?')[0]}: ${failure}`;
    const umstand = {
      isUnbekannt: status === 404 || status === 410,
      isAbgelehnt: status === anfrage.ablehnung,
      verbot: verbotOf(status),
    };
    throw new AnbieterError(text, umstand);
  };
}

function isFinal({ status }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

type Wohin = { zugang: string; api: string | undefined; timeout: number };
/** `status`: 0 without an answer. */
type Failure = { failure: string; status: number };

async function send(
  { method, path, body, key }: Anfrage,
  { zugang, api = 'https://api.mollie.com', timeout }: Wohin,
): Promise<{ json: unknown } | Failure> {
  try {
    const reply = await fetch(`${api}/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${zugang}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await reply.text();
    if (reply.ok) return { json: JSON.parse(text) };
    return { failure: `${reply.status} ${titleOf(text)}`, status: reply.status };
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'no answer';
    return { failure, status: 0 };
  }
}

/** What Mollie calls the refusal: no more of it, because what was sent may be in it. */
function titleOf(text: string): string {
  const title = z.object({ title: z.string().max(100) }).safeParse(jsonOf(text));
  return title.success ? title.data.title : '';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function parse<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const names = result.error.issues.map(({ path }) => path.join('.'));
  throw new AnbieterError(`Mollie describes something in an unknown way: ${names.join(', ')}.`);
}
