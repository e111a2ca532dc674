import type { Umgebung } from '#features/einstellung/umgebung.ts';
import type { Config, ZahlungConfig } from './config.ts';

/** What the settings may say about the environment; no value of a secret leaves this function. */
export function umgebungOf({ smtpUrl, publicUrl, backup, isPublic, proxyHint, zahlung }: Config): Umgebung {
  return {
    smtp: smtpUrl !== undefined,
    https: publicUrl.startsWith('https:'),
    sicherung: backup !== undefined,
    oeffentlich: isPublic,
    proxyGeklaert: proxyHint === undefined,
    ...(zahlung ? { zahlung: zahlungOf(zahlung) } : {}),
    adresse: publicUrl,
  };
}

function zahlungOf(zahlung: ZahlungConfig): Umgebung['zahlung'] {
  if (zahlung.anbieter === 'probe') return { anbieter: 'probe', modus: 'probe' };
  const { anbieter, key } = zahlung;
  return { anbieter, modus: /^([rs]k_)?live_/.test(key) ? 'live' : 'test' };
}
