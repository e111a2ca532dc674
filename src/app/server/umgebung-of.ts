import type { Umgebung } from '#features/einstellung/umgebung.ts';
import type { Config } from './config.ts';

/** What the settings may say about the environment, with what the shop reaches now; never the value of a secret. */
export function umgebungOf(
  { publicUrl, backup, isPublic, proxyHint }: Pick<Config, 'publicUrl' | 'backup' | 'isPublic' | 'proxyHint'>,
  zugaenge: Pick<Umgebung, 'smtp' | 'zahlung'>,
): Umgebung {
  return {
    ...zugaenge,
    https: publicUrl.startsWith('https:'),
    sicherung: backup !== undefined,
    oeffentlich: isPublic,
    proxyGeklaert: proxyHint === undefined,
    adresse: publicUrl,
  };
}
