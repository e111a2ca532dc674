import type { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { mapGruppen } from '../artikel.ts';
import type { LagerArtikel, waehlbarerArtikel } from '../contract.ts';
import { listBestand } from './list-bestand.ts';

/** The articles of each group for selection in a dialog. */
export async function listWaehlbareArtikel(db: Db) {
  const bestand = await listBestand(db);
  return mapGruppen(({ gruppe }) => bestand[gruppe].map(toWaehlbar));
}

function toWaehlbar({
  artikelId,
  name,
  menge,
  frei,
  mindestbestand,
}: LagerArtikel): z.infer<typeof waehlbarerArtikel> {
  return { id: artikelId, name, vorrat: menge, frei, mindestbestand };
}
