import type { Account } from '#features/auth/contract.ts';
import { makeLink } from '#features/auth/server/index.ts';
import { geheimMarke } from '#features/post/bloecke.ts';
import { queueNachricht } from '#features/post/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { type LinkArt, linkDauer, linkPfad } from '../link-art.ts';

const texte = {
  bestaetigung: 'E-Mail-Adresse bestätigen',
  passwort: 'Neues Passwort festlegen',
  einladung: 'Einladung annehmen',
  email: 'Neue E-Mail-Adresse bestätigen',
};

type Link = {
  account: Pick<Account, 'id' | 'email' | 'vorname' | 'nachname'>;
  art: LinkArt;
  /** Name of the person who invites. */
  von?: string;
};

/** Makes a link for the account and queues the message that carries it, in the caller's transaction. */
export async function sendLink(
  db: Tx,
  { account, art, von }: Link,
  { adresse, now }: { adresse: string; now: Date },
): Promise<void> {
  const { id, email, vorname, nachname } = account;
  const geheim = await makeLink(db, { accountId: id, art, email, dauerMs: linkDauer[art] }, now);
  const eingeladen = von ? [`${von} hat Sie eingeladen. `] : [];
  await queueNachricht(
    db,
    {
      art,
      an: { email, name: `${vorname} ${nachname}` },
      betreff: texte[art],
      bloecke: [
        { kind: 'titel', text: texte[art] },
        { kind: 'text', stuecke: [...eingeladen, 'Bitte öffnen Sie diesen Link:'] },
        { kind: 'knopf', text: texte[art], href: `${linkPfad}#${geheimMarke}` },
      ],
      accountId: id,
      geheim,
    },
    { adresse, now },
  );
}
