import type { PostAngaben } from '#features/einstellung/gruppen/post-angaben.ts';
import { bestellMarke, geheimMarke } from '../../bloecke.ts';
import type { Fassungen } from '../../inhalt.ts';
import { isLinkVerbraucht } from '../../nachricht.ts';
import { isEinzelneAdresse, kopfzeile } from '../../zustellung/kopfzeile.ts';
import type { Datei } from '../anhaenge/resolve-anhaenge.ts';
import type { NachrichtRow } from '../nachricht.repository.ts';

/** A finished mail in the form that nodemailer takes. `id` is that of its row. */
export type Mail = ReturnType<typeof toMail>;

/** Who writes: the sender of the settings at the time of sending. */
export type Absender = Pick<PostAngaben, 'absender' | 'absenderName' | 'antwortAn'> & { ladenName: string };

/** Throws when it can never be sent: the receiver's address is none, or the link is used up. */
export function toMail(
  row: Pick<NachrichtRow, 'id' | 'art' | 'messageId' | 'an' | 'anName' | 'antwortAn' | 'betreff' | 'geheim'> &
    Fassungen,
  { absender, absenderName, antwortAn, ladenName }: Absender,
  { anhaenge, bestellToken, now }: { anhaenge: Datei[]; bestellToken?: string | undefined; now: Date },
) {
  if (!isEinzelneAdresse(row.an))
    throw Object.assign(new Error('Das ist keine E-Mail-Adresse.'), { code: 'EADRESSE' });
  if (isLinkVerbraucht(row))
    throw Object.assign(new Error('Der Link in dieser Nachricht ist verbraucht.'), { code: 'ELINK' });
  const answers = row.antwortAn || antwortAn;
  const withLinks = (text: string) =>
    text
      .replaceAll(geheimMarke, (marke) => row.geheim ?? marke)
      .replaceAll(bestellMarke, (marke) => bestellToken ?? marke);
  return {
    id: row.id,
    messageId: row.messageId,
    date: now,
    from: { name: kopfzeile(absenderName) || kopfzeile(ladenName), address: absender },
    to: { name: kopfzeile(row.anName), address: row.an },
    // As addresses of their own, so that nothing in a header can add a receiver.
    envelope: { from: absender, to: [row.an] },
    ...(isEinzelneAdresse(answers) ? { replyTo: { name: '', address: answers } } : {}),
    subject: kopfzeile(row.betreff),
    text: withLinks(row.text),
    html: withLinks(row.html),
    attachments: anhaenge.map((datei) => ({ ...datei, filename: kopfzeile(datei.filename) })),
    // RFC 3834: no holiday notice answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
