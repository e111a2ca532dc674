import type { Mail } from './send-mail.ts';
import type { Postweg } from './send-weg.ts';

/** Milliseconds until a mail server has to be connected, to greet, and between two of its signs. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** For tests: a certificate authority of their own, and TLS on a loopback address. */
export type SmtpProbe = { ca?: string; isTlsNeeded?: boolean };

/**
 * Sends through the server of `SMTP_URL`, each mail on a connection of its own. The password leaves the
 * machine encrypted only: `smtp:` must switch to TLS, and the certificate must be valid for the server's
 * name. On a loopback address nothing is encrypted.
 */
export function openSmtpWeg(smtpUrl: string, probe: SmtpProbe = {}): Postweg {
  const options = smtpOptions(smtpUrl, probe);
  const send = async (mail: Mail, signal: AbortSignal) => {
    // Loaded with the first mail: most starts of a shop send none.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(options);
    try {
      const { accepted } = await transport.sendMail({ ...mail, signal });
      if (accepted.length !== mail.envelope.to.length) throw new Error('not all receivers were accepted');
    } finally {
      transport.close();
    }
  };
  return { isSmtp: true, send };
}

export function smtpOptions(smtpUrl: string, { ca, isTlsNeeded }: SmtpProbe = {}) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const requireTLS = !secure && (isTlsNeeded ?? !isLoopback(host));
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    ...limits,
    ...{ host, secure, requireTLS, ignoreTLS: !secure && !requireTLS },
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    ...(username === '' ? {} : { auth }),
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' as const, ...(ca === undefined ? {} : { ca }) },
    socketCloseTimeout: 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
