import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword } from '#features/auth/server/index.ts';
import {
  addProdukt,
  claimFreshKatalog,
  type PreparedBild,
  prepareBild,
  readKatalogVersion,
} from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { addDemoKonten } from './konten.ts';
import altTexte from './pictures/alt.json' with { type: 'json' };
import { type DemoProdukt, demoProdukte } from './produkte.ts';

type Bild = { bild: PreparedBild; altText: string };

/**
 * Fills a catalogue that was never written to with the example workshop, all or nothing; answers whether it did.
 * The pictures take their time on a first start, so `tell` hears how far they are. All accounts of the workshop open
 * with `password`.
 */
export async function seedDemo(
  db: Db,
  { tell, password }: { tell: (text: string) => void; password: string },
): Promise<boolean> {
  if ((await readKatalogVersion(db)) !== 1) return false;
  const bilder = await prepareBilder(tell);
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (db) => {
    if (!(await claimFreshKatalog(db))) return false;
    const produktIds = new Map<string, string>();
    for (const { slug, beschreibung, preis, ...rest } of demoProdukte) {
      const produkt = { ...leer, ...rest, ...beschreibung, preis, bilder: bilder.get(slug) ?? [] };
      produktIds.set(slug, await addProdukt(db, produkt));
    }
    await addDemoKonten(db, { produktIds, passwordHash });
    return true;
  });
}

const leer = {
  zusatz: null,
  optional: null,
  weblink: null,
  kurz: null,
  lang: null,
  inhaltsstoffe: null,
  anwendung: null,
  besonderheiten: null,
};

/** The pictures of all products by slug: the main picture first, then the gallery. */
async function prepareBilder(tell: (text: string) => void): Promise<Map<string, Bild[]>> {
  const bySlug = new Map<string, Bild[]>();
  for (const [index, { slug, name }] of demoProdukte.entries()) {
    tell(`  Die Beispielwerkstatt wird eingerichtet: ${name} (${index + 1} von ${demoProdukte.length})`);
    bySlug.set(slug, await prepareProduktBilder({ slug, name }));
  }
  return bySlug;
}

async function prepareProduktBilder({ slug, name }: Pick<DemoProdukt, 'slug' | 'name'>): Promise<Bild[]> {
  const names = [1, 2, 3].map((number) => `${slug}-${number}`);
  const there = names.filter((file) => existsSync(pictureFile(file)));
  return Promise.all(
    there.map(async (file) => ({
      bild: await prepareBild(await readFile(pictureFile(file))),
      altText: (altTexte as Record<string, string>)[file] ?? name,
    })),
  );
}

function pictureFile(name: string): string {
  return join(import.meta.dirname, 'pictures', `${name}.webp`);
}
