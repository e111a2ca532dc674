import { emailKeyOf } from '#features/auth/email-key.ts';
import { readAngaben } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { type Anschrift, leereAnschrift } from '../anschrift.ts';
import { anschrift } from '../anschrift-body.ts';
import type { Kasse } from '../kasse-contract.ts';
import { vorschlagOf } from '../vorschlag.ts';
import { findLetzteAnschriften } from './auftrag.repository.ts';

/** The account of a shopper. */
export type Konto = { id: string; email: string; vorname: string; nachname: string };

/** What the form is filled in with for an account: its e-mail address, and as in its latest order, else its name and profile. */
export async function readVorschlag(
  db: Db,
  { id, email, vorname, nachname }: Konto,
): Promise<Kasse['vorschlag']> {
  const letzte = await findLetzteAnschriften(db, { accountId: id, emailKey: emailKeyOf(email) });
  if (letzte) {
    const lieferung = letzte.lieferung === null ? undefined : parse(letzte.lieferung);
    return { email, rechnung: parse(letzte.rechnung), lieferung };
  }
  const angaben = (await readAngaben(db, [id])).get(id);
  const name = { vorname, nachname };
  if (!angaben) return { email, rechnung: { ...leereAnschrift, ...name } };
  return { email, ...vorschlagOf(name, angaben) };
}

function parse(json: string): Anschrift {
  return anschrift.parse(JSON.parse(json));
}
