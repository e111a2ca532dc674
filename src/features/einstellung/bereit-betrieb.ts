import { nurOeffentlich, type Pruefung, punkt, wenn } from './bereit-punkt.ts';

/** The page that shows what the environment gives. */
const umgebungFeld = 'post.absender';

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
      punkt(
        nurOeffentlich(fakten),
        umgebungFeld,
        'Der Server hat noch keinen Postausgang: SMTP_URL in seiner Umgebung setzen.',
      ),
    ),
  ],
};

/** Addresses and orders travel encrypted, and nothing is lost with a disk. */
export const betrieb: Pruefung = {
  id: 'betrieb',
  titel: 'Verschlüsselung und Sicherungen',
  pruefe: (fakten) => [
    ...wenn(
      !fakten.umgebung.https,
      punkt(
        nurOeffentlich(fakten),
        umgebungFeld,
        'Die Verbindung ist nicht verschlüsselt: PUBLIC_URL muss mit https:// beginnen.',
      ),
    ),
    ...wenn(
      !fakten.umgebung.sicherung,
      punkt(
        nurOeffentlich(fakten),
        umgebungFeld,
        'Es sind keine Sicherungen eingeplant: BACKUP_DIR in der Umgebung des Servers setzen.',
      ),
    ),
  ],
};
