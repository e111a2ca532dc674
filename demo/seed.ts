import { hashPassword } from '#features/auth/server/index.ts';
import { ladenBildPlaetze } from '#features/bild/laden-bild.ts';
import type { PreparedBild } from '#features/bild/prepared-bild.ts';
import { addLadenBild, type NewLadenBild } from '#features/bild/server/index.ts';
import { seifeWarnhinweise } from '#features/portfolio/produkttypen/seife-warnhinweise.ts';
import { addProdukt } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { claimFreshKatalog, readKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { addDemoAccounts } from './accounts.ts';
import { addDemoEinstellungen } from './einstellungen.ts';
import { addDemoKunden } from './kunden.ts';
import { addDemoLager } from './lager.ts';
import {
  altTextOf,
  demoSchnitt,
  type PreparedIndex,
  readAltTexte,
  readDemoBild,
  readIndex,
} from './prepared-pictures.ts';
import { demoProdukte } from './produkte.ts';
import { addDemoRohstoffe } from './rohstoffe.ts';
import { addDemoWarenberechnungen } from './warenberechnungen.ts';

type Bild = { bild: PreparedBild; altText: string };

const leer = {
  zusatz: null,
  optional: null,
  weblink: null,
  kurz: null,
  lang: null,
  inhaltsstoffe: null,
  anwendung: null,
  besonderheiten: null,
  warnhinweise: seifeWarnhinweise,
};

/**
 * Fills an unused catalogue with the example workshop in one transaction; returns whether it did. `password` opens the
 * accounts of the greeting; the other customers have no password.
 */
export async function seedDemo(db: Db, password: string): Promise<boolean> {
  if ((await readKatalogVersion(db)) !== 1) return false;
  const bilder = await readBilder();
  const ladenBilder = await readLadenBilder();
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (db) => {
    if (!(await claimFreshKatalog(db))) return false;
    await addDemoEinstellungen(db, new Date());
    for (const bild of ladenBilder) await addLadenBild(db, bild);
    await addDemoRohstoffe(db);
    const produktIds = new Map<string, string>();
    for (const { slug, beschreibung, preis, ...rest } of demoProdukte) {
      const produkt = { ...leer, ...rest, ...beschreibung, preis, bilder: bilder.get(slug) ?? [] };
      produktIds.set(slug, await addProdukt(db, produkt));
    }
    await addDemoWarenberechnungen(db, produktIds);
    const von = await addDemoAccounts(db, { produktIds, passwordHash });
    await addDemoLager(db, { produktIds, von, now: new Date() });
    await addDemoKunden(db, new Date());
    return true;
  });
}

/** The pictures of home page and 'Das sind wir'. */
async function readLadenBilder(): Promise<NewLadenBild[]> {
  const index = await readIndex();
  const altTexte = await readAltTexte();
  const bilder = ladenBildPlaetze.map(async (platz) => ({
    platz,
    quer: await readDemoBild(demoSchnitt(platz, 'quer'), index),
    hoch: await readDemoBild(demoSchnitt(platz, 'hoch'), index),
    altText: altTextOf(platz, altTexte),
  }));
  return Promise.all(bilder);
}

/** The pictures of all products by slug: the main picture first, then the gallery. */
async function readBilder(): Promise<Map<string, Bild[]>> {
  const index = await readIndex();
  const altTexte = await readAltTexte();
  const bySlug = new Map<string, Bild[]>();
  for (const { slug } of demoProdukte) bySlug.set(slug, await readProduktBilder(slug, { index, altTexte }));
  return bySlug;
}

function readProduktBilder(
  slug: string,
  { index, altTexte }: { index: PreparedIndex; altTexte: Record<string, string> },
): Promise<Bild[]> {
  const names = [1, 2, 3].map((number) => `${slug}-${number}`);
  return Promise.all(
    names.map(async (name) => ({
      bild: await readDemoBild({ name, file: name }, index),
      altText: altTexte[name] ?? '',
    })),
  );
}
