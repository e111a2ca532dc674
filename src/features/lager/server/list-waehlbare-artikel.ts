import type { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import type { LagerArtikel, waehlbarerArtikel } from '../contract.ts';
import { listBestand } from './list-bestand.ts';

/** The articles of each group as a dialog offers them. */
export async function listWaehlbareArtikel(db: Db) {
  const { rohseifen, duftoele, verpackungen, produkte } = await listBestand(db);
  return {
    rohseifen: rohseifen.map(toWaehlbar),
    duftoele: duftoele.map(toWaehlbar),
    verpackungen: verpackungen.map(toWaehlbar),
    produkte: produkte.map(toWaehlbar),
  };
}

function toWaehlbar({
  artikelId,
  name,
  menge,
  mindestbestand,
}: LagerArtikel): z.infer<typeof waehlbarerArtikel> {
  return { id: artikelId, name, vorrat: menge, mindestbestand };
}
