import type { Mail } from './send-mail.ts';

/** How messages leave the shop: through a mail server, or as files beside the data where there is none. */
export type Postweg = {
  /** Whether a message that took it is on its way to its receiver. */
  isSmtp: boolean;
  /** Returns when the message was taken; an abort may come too late. */
  send: (mail: Mail, signal: AbortSignal) => Promise<void>;
};
