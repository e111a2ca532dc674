/**
 * What the settings may say about the environment the shop runs in: only whether something is there, never its value
 * (R61).
 */
export type Umgebung = {
  /** A server that sends mail is named (`SMTP_URL`, or in the settings). */
  smtp: boolean;
  /** The public address is encrypted. */
  https: boolean;
  /** Backups are made on a schedule. */
  sicherung: boolean;
  /** Other machines can reach the shop. */
  oeffentlich: boolean;
  /** It says whether a proxy in front is to be trusted (`TRUST_PROXY`), or there can be none. */
  proxyGeklaert: boolean;
  /** The payment provider; missing without one. */
  zahlung?:
    | { anbieter: 'stripe' | 'mollie' | 'probe'; modus: 'live' | 'test' | 'probe'; seit?: string | undefined }
    | undefined;
  /** The public address, without a trailing slash. */
  adresse: string;
};

/** It as of now: the owner may name a mail server or a provider while the shop runs. */
export type LiesUmgebung = () => Promise<Umgebung>;
