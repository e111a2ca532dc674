import { emailOf } from '#shared/email-adresse.ts';

/** The normalised e-mail address used for comparisons: as it was meant, lower case (R28). */
export function emailKeyOf(email: string): string {
  return emailOf(email).toLowerCase();
}

/**
 * The mailbox that an address probably reaches: without what follows a plus, and at Google without dots. For
 * limits of mail, which no other spelling of the address starts anew; never to find somebody.
 */
export function postfachOf(email: string): string {
  const [local = '', domain = ''] = emailKeyOf(email).split(/@(?=[^@]*$)/);
  const name = local.replace(/(?<=.)\+.*$/s, '');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
