import type { APIRequestContext } from '@playwright/test';
import {
  addressOf,
  type Call,
  type GivenToAny,
  type ReplyOf,
  type SendArguments,
} from '#shared/wire/call.ts';

/** Sends calls by their constants, as from another device with this token; throws if the status is not 2xx. */
export function senderOf(request: APIRequestContext, token?: string) {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  return async <C extends Call>(...[call, given]: SendArguments<C>): Promise<ReplyOf<C>> => {
    const sent: GivenToAny = given ?? {};
    const path = addressOf(call, sent);
    const answer = await request.fetch(`/api${path}`, { method: call.method, headers, data: sent.body });
    if (!answer.ok()) throw new Error(`${call.method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
}
