import { readEinstellungen, readLadenBilder } from '#features/einstellung/server/index.ts';
import type { Umgebung } from '#features/einstellung/umgebung.ts';
import { readGewaehrleistung } from '#features/gewaehrleistung/server/index.ts';
import { listVerkaufbare } from '#features/portfolio/server/index.ts';
import { readTextPruefungen } from '#features/rechtstexte/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { BereitFakten } from '../bereitschaft/bereit-fakten.ts';
import { bereitschaft, type Zeile } from '../bereitschaft/bereitschaft.ts';

/** Where the facts come from that are not settings. */
export type BereitQuellen = {
  umgebung: Umgebung;
  now: () => Date;
};

/** 'Bereit zum Öffnen?' as of this moment; inside a transaction as of that. */
export async function readBereitschaft(db: Db, quellen: BereitQuellen): Promise<Zeile[]> {
  return bereitschaft(await readBereitFakten(db, quellen));
}

/** All that 'Bereit zum Öffnen?' is computed from, as of this moment. */
export async function readBereitFakten(db: Db, { umgebung, now }: BereitQuellen): Promise<BereitFakten> {
  const tag = tagOf(now());
  const hinweis = await readGewaehrleistung(db);
  return {
    einstellungen: await readEinstellungen(db),
    tag,
    umgebung,
    produkte: await listVerkaufbare(db),
    rechtstexte: await readTextPruefungen(db, tag),
    bilder: await readLadenBilder(db),
    hatGewaehrleistung: hinweis !== undefined,
    hatHinweisText: (hinweis?.text ?? '') !== '',
  };
}
