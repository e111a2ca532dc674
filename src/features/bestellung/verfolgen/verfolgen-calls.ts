import { call } from '#shared/wire/call.ts';
import type { verfolgenBody, verfolgenReply } from './verfolgen-contract.ts';

/**
 * From an order's number and e-mail address to its link. In a file of its own, so that the checkout does not
 * load it.
 */
export const verfolgenCalls = {
  verfolgen: call('POST', '/order-tracking')<{ body: typeof verfolgenBody; reply: typeof verfolgenReply }>(),
};
