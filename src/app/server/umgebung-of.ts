import type { Umgebung } from '#features/einstellung/umgebung.ts';
import type { Config } from './config.ts';

/** What the settings may say about the environment; no value of a secret leaves this function. */
export function umgebungOf({ smtpUrl, publicUrl, backup, isPublic, proxyHint }: Config): Umgebung {
  return {
    smtp: smtpUrl !== undefined,
    https: publicUrl.startsWith('https:'),
    sicherung: backup !== undefined,
    oeffentlich: isPublic,
    proxyGeklaert: proxyHint === undefined,
    adresse: publicUrl,
  };
}
