import { orAborted } from '#server/jobs/or-aborted.ts';
import { type Sendefehler, sendeFehlerText } from '../../zustellung/sende-versuche.ts';
import { smtpOptions } from './smtp-weg.ts';

/**
 * Connects to a mail server as sending does and signs in, without a message; returns what went wrong, in the words that
 * a message would be given (`smtpGrund`), or nothing.
 */
export async function checkSmtp(smtpUrl: string, signal: AbortSignal): Promise<string> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpOptions(smtpUrl));
  try {
    await orAborted(transport.verify(), signal);
    return '';
  } catch (error) {
    if (error === signal.reason) return 'ETIMEDOUT';
    return sendeFehlerText(error as Sendefehler);
  } finally {
    transport.close();
  }
}
