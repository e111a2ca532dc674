import { call } from '#shared/wire/call.ts';
import type { addBody, cartReply, cartUpdateBody } from './contract.ts';

export const cartCalls = {
  read: call('GET', '/cart')<{ reply: typeof cartReply }>(),
  add: call('POST', '/cart/add')<{ body: typeof addBody; reply: typeof cartReply }>(),
  update: call('PUT', '/cart/update')<{ body: typeof cartUpdateBody; reply: typeof cartReply }>(),
  remove: call('DELETE', '/cart/remove/:productId')<{ reply: typeof cartReply }>(),
  clear: call('DELETE', '/cart/clear')<{ reply: typeof cartReply }>(),
};
