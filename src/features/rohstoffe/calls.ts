import { call } from '#shared/wire/call.ts';
import type {
  changeReplyOf,
  createBodyOf,
  listReplyOf,
  rohstoffDeletedReply,
  rohstoffListQuery,
  rohstoffReplyOf,
  updateBodyOf,
} from './contract.ts';
import type { RohstoffKind } from './rohstoff-kind.ts';

/** The same four calls for every kind (requirements.md, admin §7, Raw materials). */
export function rohstoffCallsOf(kind: Pick<RohstoffKind, 'path'>) {
  const path = `/${kind.path}` as const;
  return {
    list: call('GET', path)<{ query: typeof rohstoffListQuery; reply: ReturnType<typeof listReplyOf> }>(),
    create: call('POST', path)<{
      body: ReturnType<typeof createBodyOf>;
      reply: ReturnType<typeof rohstoffReplyOf>;
    }>(),
    change: call('PUT', `${path}/:id`)<{
      body: ReturnType<typeof updateBodyOf>;
      reply: ReturnType<typeof changeReplyOf>;
    }>(),
    delete: call('DELETE', `${path}/:id`)<{ reply: typeof rohstoffDeletedReply }>(),
  };
}
