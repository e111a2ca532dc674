import type { BereitFakten } from './bereit-fakten.ts';
import { frage, nurOeffentlich, type Pruefung, type Punkt, punkt, wenn } from './bereit-punkt.ts';

/** The shop can write to its customers. */
export const post: Pruefung = {
  id: 'post',
  titel: 'E-Mails an Kunden',
  fragen: [
    frage(['post'], ({ post }) =>
      wenn(post.angaben.absender === '', punkt('rot', 'post.absender', 'Die Absenderadresse eintragen.')),
    ),
    frage(['umgebung'], (fakten) =>
      wenn(
        !fakten.umgebung.smtp,
        punkt(
          nurOeffentlich(fakten),
          'zugaenge.smtp',
          'Der Laden kann noch keine E-Mails verschicken: den Mailserver eintragen.',
        ),
      ),
    ),
  ],
};

/** Addresses and orders travel encrypted, and nothing is lost with a disk. */
export const betrieb: Pruefung = {
  id: 'betrieb',
  titel: 'Ver\u00adschlüsselung und Sicherungen',
  fragen: [
    frage(['umgebung'], (fakten) => [
      ...wenn(
        !fakten.umgebung.https,
        umgebung(
          fakten,
          `Die Verbindung zum Laden ist nicht verschlüsselt. ${richtetEin('PUBLIC_URL mit https://')}`,
        ),
      ),
      ...wenn(
        !fakten.umgebung.sicherung,
        umgebung(fakten, `Der Laden sichert sich noch nicht selbst. ${richtetEin('BACKUP_DIR')}`),
      ),
      ...wenn(!fakten.umgebung.proxyGeklaert, {
        ...{ stufe: 'gelb', ziel: null },
        text: `Es ist nicht eingestellt, ob vor dem Laden ein Proxy steht. Steht dort einer, haben alle Besucher für den Laden dieselbe Adresse, und er kann nicht begrenzen, was ein einzelner anrichtet. ${richtetEin('TRUST_PROXY')}`,
      }),
    ]),
  ],
};

/** Who can help, and the word that they need. */
function richtetEin(was: string): string {
  return `Das richtet ein, wer den Server betreut (${was}, siehe docs/operation.md).`;
}

/** A point that is mended in the environment of the server, not in a form. */
function umgebung(fakten: Pick<BereitFakten, 'umgebung'>, text: string): Punkt {
  return { stufe: nurOeffentlich(fakten), text, ziel: null };
}
