import { openEmlWeg } from './eml-weg.ts';
import type { Postweg } from './send-weg.ts';
import { openSmtpWeg } from './smtp-weg.ts';

/** The way of the settings: the mail server if there is one, else files. */
export function openPostweg({ smtpUrl, dataDir }: { smtpUrl: string | undefined; dataDir: string }): Postweg {
  return smtpUrl === undefined ? openEmlWeg(dataDir) : openSmtpWeg(smtpUrl);
}
