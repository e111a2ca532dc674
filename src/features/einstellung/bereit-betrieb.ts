import type { BereitFakten } from './bereit-fakten.ts';
import { nurOeffentlich, type Pruefung, type Punkt, punkt, wenn } from './bereit-punkt.ts';

/** The shop can write to its customers. */
export const post: Pruefung = {
  id: 'post',
  titel: 'E-Mails an Kunden',
  pruefe: (fakten) => [
    ...wenn(
      fakten.einstellungen.post.angaben.absender === '',
      punkt('rot', 'post.absender', 'Die Absenderadresse eintragen.'),
    ),
    ...wenn(
      !fakten.umgebung.smtp,
      umgebung(fakten, 'Der Server hat noch keinen Postausgang: SMTP_URL in seiner Umgebung setzen.'),
    ),
  ],
};

/** Addresses and orders travel encrypted, and nothing is lost with a disk. */
export const betrieb: Pruefung = {
  id: 'betrieb',
  titel: 'Ver\u00adschlüsselung und Sicherungen',
  pruefe: (fakten) => [
    ...wenn(
      !fakten.umgebung.https,
      umgebung(fakten, 'Die Verbindung ist nicht verschlüsselt: PUBLIC_URL muss mit https:// beginnen.'),
    ),
    ...wenn(
      !fakten.umgebung.sicherung,
      umgebung(
        fakten,
        'Es sind keine Sicherungen eingeplant: BACKUP_DIR in der Umgebung des Servers setzen.',
      ),
    ),
  ],
};

/** A point that is mended in the environment of the server, not in a form. */
function umgebung(fakten: BereitFakten, text: string): Punkt {
  return { stufe: nurOeffentlich(fakten), text, ziel: null };
}
