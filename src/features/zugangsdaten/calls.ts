import { call } from '#shared/wire/call.ts';
import type {
  entfernenBody,
  pruefungReply,
  smtpZugangBody,
  zahlungZugangBody,
  zugaengeReply,
  zugangSavedReply,
} from './contract.ts';

/** Access to the mail server and to the payment provider (R61): for the owner alone, and never what is secret of it. */
export const zugangsdatenCalls = {
  read: call('GET', '/einstellungen/zugaenge')<{ reply: typeof zugaengeReply }>(),
  saveSmtp: call('PUT', '/einstellungen/zugaenge/smtp')<{
    body: typeof smtpZugangBody;
    reply: typeof zugangSavedReply;
  }>(),
  saveZahlung: call('PUT', '/einstellungen/zugaenge/zahlung')<{
    body: typeof zahlungZugangBody;
    reply: typeof zugangSavedReply;
  }>(),
  /** Asks the mail server or the provider of the access that holds. */
  pruefen: call('POST', '/einstellungen/zugaenge/:name/pruefen')<{ reply: typeof pruefungReply }>(),
  /** Takes away what the settings have. */
  entfernen: call('POST', '/einstellungen/zugaenge/:name/entfernen')<{
    body: typeof entfernenBody;
    reply: typeof zugaengeReply;
  }>(),
};
