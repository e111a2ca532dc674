import { rechnungsnummer } from '#features/einstellung/gruppen/nummern-angaben.ts';
import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Tx } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { BelegEntwurf, BelegInhalt } from '../beleg-inhalt.ts';
import { belegBruttoOf, belegSteuernOf } from '../beleg-summen.ts';
import { belegXml } from '../xml/beleg-xml.ts';
import { insertBeleg, lockFolge } from './beleg.repository.ts';
import { belegHash, inhaltHashOf } from './beleg-hash.ts';
import type { Beleg } from './list-belege.ts';
import { nextStelle } from './next-stelle.ts';

/** What a document is about. */
export type BelegFuer = { auftragId: string; ereignisNr: number } | { markttagId: string };

/**
 * Writes a document in the transaction of what it is about (R42): its number, content, XML and hash at once, and for
 * ever. Its PDF is drawn later (`readBelegPdf`). Locks the range of numbers until the transaction ends, so it is the
 * last lock that a transaction takes.
 */
export async function addBeleg(
  db: Tx,
  entwurf: BelegEntwurf,
  { fuer, now }: { fuer: BelegFuer; now: Date },
): Promise<Beleg> {
  const { laden, steuer, nummern } = await readSomeEinstellungen(db, ['laden', 'steuer', 'nummern']);
  const folge = await lockFolge(db);
  const tag = tagOf(now);
  const { jahr, lauf } = await nextStelle(db, { folge, tag, nummern });
  const { name, inhaberin, adresse, email, telefon } = laden.angaben;
  const { steuernummer, ustIdNr } = steuer.angaben;
  const inhalt: BelegInhalt = {
    ...entwurf,
    form: 1,
    nummer: rechnungsnummer(nummern.angaben.rechnungPraefix, { jahr, lauf }),
    tag,
    aussteller: { name, inhaberin, adresse, email, telefon, steuernummer, ustIdNr },
    steuern: belegSteuernOf(entwurf),
    bruttoCent: belegBruttoOf(entwurf),
  };
  const json = JSON.stringify(inhalt);
  const xml = belegXml(inhalt);
  const id = ascendingId();
  const { nummer, art, bruttoCent, steuern } = inhalt;
  const zu =
    'markttagId' in fuer ? { auftragId: null, ereignisNr: null, ...fuer } : { markttagId: null, ...fuer };
  const kette = { vorher: folge.hash, inhaltHash: inhaltHashOf({ inhalt: json, xml }) };
  const gesagt = { nummer, jahr, lauf, art, tag, ...zu, bruttoCent, steuern: JSON.stringify(steuern) };
  const kopf = { ...gesagt, ...kette, createdAt: now.toISOString() };
  const hash = belegHash(kopf);
  await insertBeleg(db, {
    beleg: { id, ...kopf, hash },
    inhalt: { belegId: id, inhalt: json, xml },
    folge: { jahr, naechste: lauf + 1, hash },
  });
  return { id, nummer, art, tag, bruttoCent, steuern, ereignisNr: zu.ereignisNr, inhalt };
}
