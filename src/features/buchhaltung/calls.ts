import { call } from '#shared/wire/call.ts';
import type {
  altbestandBody,
  altbestandErgebnisReply,
  altbestandMonatReply,
  altbestandReply,
  vonHandBody,
  vonHandQuery,
  vonHandReply,
} from './altbestand-contract.ts';
import type { belegDateiReply, belegeQuery, belegeReply, belegVollReply } from './contract.ts';
import type { folgeReply, kopieBody } from './kopie-contract.ts';

/** All documents of the shop, for the owner. */
export const buchhaltungCalls = {
  list: call('GET', '/belege')<{ query: typeof belegeQuery; reply: typeof belegeReply }>(),
  read: call('GET', '/belege/:nummer')<{ reply: typeof belegVollReply }>(),
  pdf: call('GET', '/belege/:nummer/pdf')<{ reply: typeof belegDateiReply }>(),
  xml: call('GET', '/belege/:nummer/xml')<{ reply: typeof belegDateiReply }>(),
  /** Sends the document once more; answers it with its mails as they are then. */
  kopie: call('POST', '/belege/:nummer/kopie')<{ body: typeof kopieBody; reply: typeof belegVollReply }>(),
  /** Which number the next document gets, and which one at most was given this year. */
  folge: call('GET', '/belege/folge')<{ reply: typeof folgeReply }>(),
};

/** What was delivered before there were documents. */
export const altbestandCalls = {
  monate: call('GET', '/belege/altbestand')<{ reply: typeof altbestandReply }>(),
  monat: call('GET', '/belege/altbestand/:monat')<{ reply: typeof altbestandMonatReply }>(),
  /** Writes documents for some of them, each in a transaction of its own. */
  schreiben: call('POST', '/belege/altbestand')<{
    body: typeof altbestandBody;
    reply: typeof altbestandErgebnisReply;
  }>(),
  vonHand: call('GET', '/belege/altbestand/von-hand')<{
    query: typeof vonHandQuery;
    reply: typeof vonHandReply;
  }>(),
  /** Ticks some of them off as invoiced by hand, or takes them up again. */
  setVonHand: call('POST', '/belege/altbestand/von-hand')<{
    body: typeof vonHandBody;
    reply: typeof altbestandErgebnisReply;
  }>(),
};
