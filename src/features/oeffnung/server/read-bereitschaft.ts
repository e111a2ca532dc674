import { setImmediate as nextTurn } from 'node:timers/promises';
import { readEinstellung, readEinstellungen, readLadenBilder } from '#features/einstellung/server/index.ts';
import type { LiesUmgebung, Umgebung } from '#features/einstellung/umgebung.ts';
import { readGewaehrleistung } from '#features/gewaehrleistung/server/index.ts';
import { listVerkaufbare, readProduktAussagen } from '#features/portfolio/server/index.ts';
import { readTextPruefungen } from '#features/rechtstexte/server/index.ts';
import { readOnlineWege } from '#features/zahlarten/server/index.ts';
import { readProbelaufStand } from '#features/zahlung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { BereitFakten } from '../bereitschaft/bereit-fakten.ts';
import type { Pruefung, Punkt } from '../bereitschaft/bereit-punkt.ts';
import {
  bereitschaft,
  gefragteFakten,
  hinderndePruefungen,
  hindernisse,
  pruefungen,
  type Zeile,
} from '../bereitschaft/bereitschaft.ts';

/** Where the facts come from that are not settings. */
export type BereitQuellen = {
  umgebung: Umgebung;
  now: () => Date;
};

/** What routes are given: the environment is read with every request. */
export type LiesBereitQuellen = Omit<BereitQuellen, 'umgebung'> & { umgebung: LiesUmgebung };

export async function readQuellen(quellen: LiesBereitQuellen): Promise<BereitQuellen> {
  return { ...quellen, umgebung: await quellen.umgebung() };
}

/**
 * 'Bereit zum Öffnen?' as of this moment, in several turns of the event loop: at thousands of products, one turn for
 * all of it would stop every other answer for long.
 */
export async function readBereitschaft(db: Db, quellen: BereitQuellen): Promise<Zeile[]> {
  const fakten = await readBereitFakten(db, pruefungen, quellen);
  const aussagen = await readProduktAussagen(db, fakten.produkte);
  await nextTurn();
  return bereitschaft({ ...fakten, aussagen });
}

/** What prevents the opening as of this moment; inside a transaction as of that. */
export async function readHindernisse(db: Db, quellen: BereitQuellen): Promise<Punkt[]> {
  const welche = hinderndePruefungen();
  return hindernisse(bereitschaft(await readBereitFakten(db, welche, quellen), welche));
}

/**
 * What these lines are computed from; any other fact is as in an empty shop. The claims of products, which prevent
 * nothing, are read apart.
 */
export async function readBereitFakten(
  db: Db,
  welche: Pruefung[],
  { umgebung, now }: BereitQuellen,
): Promise<BereitFakten> {
  const tag = tagOf(now());
  const gefragt = gefragteFakten(welche);
  return {
    ...(await readEinstellungen(db)),
    zahlung: await readEinstellung(db, 'zahlung'),
    ...{ tag, umgebung, aussagen: new Map() },
    onlineWege: gefragt.has('onlineWege') ? await readOnlineWege(db) : [],
    probelauf: gefragt.has('probelauf') ? await readProbelauf(db, umgebung) : { bestanden: false },
    produkte: gefragt.has('produkte') ? await listVerkaufbare(db) : [],
    rechtstexte: gefragt.has('rechtstexte') ? await readTextPruefungen(db, tag) : [],
    bilder: gefragt.has('bilder') ? await readLadenBilder(db) : { startseite: null, dasSindWir: null },
    gewaehrleistung: gefragt.has('gewaehrleistung') ? await readGewaehrleistung(db) : undefined,
  };
}

async function readProbelauf(db: Db, { zahlung }: Umgebung): Promise<BereitFakten['probelauf']> {
  return zahlung ? readProbelaufStand(db, zahlung) : { bestanden: false };
}
