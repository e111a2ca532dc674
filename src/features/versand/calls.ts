import { call } from '#shared/call.ts';
import type { etikettenQuery, lieferscheineQuery, packenReply, pdfReply } from './contract.ts';

/** What the workshop packs, and the papers for it. */
export const versandCalls = {
  packen: call('GET', '/versand/packen')<{ reply: typeof packenReply }>(),
  lieferscheine: call('GET', '/versand/lieferscheine')<{
    query: typeof lieferscheineQuery;
    reply: typeof pdfReply;
  }>(),
  etiketten: call('GET', '/versand/etiketten')<{ query: typeof etikettenQuery; reply: typeof pdfReply }>(),
};
