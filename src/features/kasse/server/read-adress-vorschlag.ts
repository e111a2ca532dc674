import { type Anschrift, leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { anschrift } from '#features/auftrag/anschrift/anschrift-body.ts';
import type { AuftragRow } from '#features/auftrag/server/index.ts';
import { findLetzteAnschriften, listAuftraegeVon, readBesteller } from '#features/auftrag/server/index.ts';
import { readKundeAngaben } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Anschriften, Kasse } from '../contract.ts';
import { adressVorschlagOf } from '../formular/adress-vorschlag.ts';

/** The account of a shopper. */
export type Konto = { id: string; email: string; vorname: string; nachname: string };

/**
 * What the form is filled in with for an account: its e-mail address, and as in the latest order that it made
 * itself, else its name and profile. If these know no address, the one of another order of the account is
 * offered, and filled in by nobody but the shopper.
 */
export async function readAdressVorschlag(db: Db, konto: Konto): Promise<Kasse['vorschlag']> {
  const { id, email } = konto;
  const letzte = await findLetzteAnschriften(db, id);
  if (letzte) return { email, ...anschriftenOf(letzte) };
  const profil = await readProfil(db, konto);
  if (profil.rechnung.strasse !== '') return { email, ...profil };
  const [fremde] = await listAuftraegeVon(db, await readBesteller(db, id), 1);
  if (!fremde) return { email, ...profil };
  return { email, ...profil, ausBestellung: { nummer: fremde.nummer, ...anschriftenOf(fremde) } };
}

async function readProfil(db: Db, { id, vorname, nachname }: Konto): Promise<Anschriften> {
  const angaben = (await readKundeAngaben(db, [id])).get(id);
  const name = { vorname, nachname };
  return angaben ? adressVorschlagOf(name, angaben) : { rechnung: { ...leereAnschrift, ...name } };
}

function anschriftenOf({ rechnung, lieferung }: Pick<AuftragRow, 'rechnung' | 'lieferung'>): Anschriften {
  return {
    rechnung: parse(rechnung),
    ...(lieferung === null ? {} : { lieferung: parse(lieferung) }),
  };
}

function parse(json: string): Anschrift {
  return anschrift.parse(JSON.parse(json));
}
