import { call } from '#shared/wire/call.ts';
import type {
  erstattungBody,
  erstattungenReply,
  erstattungenSavedReply,
  kontoBody,
  kontoseiteReply,
  kontoseiteSavedReply,
} from './erstattung-contract.ts';

/** Money that goes back: for the owner alone, who sends it off. */
export const erstattungCalls = {
  list: call('GET', '/bestellungen/:id/erstattungen')<{ reply: typeof erstattungenReply }>(),
  beginnen: call('POST', '/bestellungen/:id/erstattungen')<{
    body: typeof erstattungBody;
    reply: typeof erstattungenSavedReply;
  }>(),
  /** Asks the provider how it stands, or once more for what it gave no answer to. */
  pruefen: call('POST', '/erstattungen/:id/pruefen')<{ reply: typeof erstattungenSavedReply }>(),
  /** The account of a transfer, by the owner. */
  konto: call('PUT', '/erstattungen/:id/konto')<{
    body: typeof kontoBody;
    reply: typeof erstattungenSavedReply;
  }>(),
  /** The transfer is made: the account is erased. */
  ueberwiesen: call('POST', '/erstattungen/:id/ueberwiesen')<{ reply: typeof erstattungenSavedReply }>(),
  /** A transfer is not to be made after all. */
  zurueckziehen: call('POST', '/erstattungen/:id/zurueckziehen')<{ reply: typeof erstattungenSavedReply }>(),
};

/** The account for money that comes back, for each who has the link of the order. */
export const kontoseiteCalls = {
  read: call('GET', '/bestellung/:token/erstattung')<{ reply: typeof kontoseiteReply }>(),
  angeben: call('PUT', '/bestellung/:token/erstattung')<{
    body: typeof kontoBody;
    reply: typeof kontoseiteSavedReply;
  }>(),
};
