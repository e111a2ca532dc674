import { call } from '#shared/wire/call.ts';
import type {
  dhlDateiBody,
  dhlDateiReply,
  etikettenQuery,
  lieferscheineQuery,
  packenReply,
  pdfReply,
} from './contract.ts';

/** What the workshop packs, and the papers for it. */
export const versandCalls = {
  packen: call('GET', '/versand/packen')<{ reply: typeof packenReply }>(),
  dhlDatei: call('POST', '/versand/dhl-datei')<{ body: typeof dhlDateiBody; reply: typeof dhlDateiReply }>(),
  lieferscheine: call('GET', '/versand/lieferscheine')<{
    query: typeof lieferscheineQuery;
    reply: typeof pdfReply;
  }>(),
  etiketten: call('GET', '/versand/etiketten')<{ query: typeof etikettenQuery; reply: typeof pdfReply }>(),
};
