import { einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import { readEinstellungen } from '#features/einstellung/server/index.ts';
import { rechtstextArten } from '#features/rechtstexte/rechtstext-art.ts';
import type { Db } from '#server/db/connect.ts';
import type { ServedCall } from '#server/http/calls/calls.ts';
import { tagOf } from '#shared/datum/datum.ts';

/** Gives every legal text a draft, so that there is one to save, to publish and to discard. */
export async function restockEntwuerfe(
  db: Db,
  call: (method: 'PUT', path: string, body: object) => Promise<unknown>,
): Promise<void> {
  const there = await db.selectFrom('rechtstextEntwurf').select('art').execute();
  for (const art of rechtstextArten.filter((art) => !there.some((one) => one.art === art)))
    await call('PUT', `/einstellungen/rechtstexte/${art}/entwurf`, {
      text: '## Fuzz\n\nEin Text.',
      version: null,
    });
}

/**
 * The versions and whole settings that a change is made from; legal texts are of one kind, so that kind and
 * version match.
 */
export async function collectEinstellungen(db: Db) {
  const stand = await readEinstellungen(db);
  const hinweis = await db
    .selectFrom('gewaehrleistung')
    .selectAll()
    .orderBy('version', 'desc')
    .executeTakeFirst();
  const dateien = await db.selectFrom('gewaehrleistungDatei').select('hash').limit(10).execute();
  const entwuerfe = await db.selectFrom('rechtstextEntwurf').select(['art', 'version']).execute();
  const entwurf = entwuerfe[Math.floor(entwuerfe.length / 2)];
  const fassungen = await db
    .selectFrom('rechtstext')
    .select('nr')
    .where('art', '=', entwurf?.art ?? '')
    .execute();
  const heute = tagOf(new Date());
  const ofTexts: Record<string, string[]> = {
    art: [entwurf?.art ?? 'agb'],
    version: entwurf ? [entwurf.version] : [],
    nr: ['1', ...fassungen.map(({ nr }) => String(nr))],
    gueltigAb: [heute, '2099-12-31'],
    geprueftAm: [heute, ''],
  };
  const ofHinweis: Record<string, string[]> = {
    version: [String(hinweis?.version ?? 0)],
    hash: dateien.map(({ hash }) => hash),
    link: ['https://europa.eu/youreurope/index_de.htm'],
  };
  const standOf = (url: string) => {
    const name = Object.keys(einstellungen).find((name) => url === `/api/einstellungen/${name}`);
    return name === undefined ? undefined : stand[name as keyof typeof einstellungen];
  };
  return {
    known: ({ url }: ServedCall, key: string): string[] | undefined => {
      if (url.startsWith('/api/einstellungen/rechtstexte') || url.startsWith('/api/rechtstexte'))
        return ofTexts[key];
      return url.startsWith('/api/einstellungen/gewaehrleistung') ? ofHinweis[key] : undefined;
    },
    storedBody: ({ method, url }: ServedCall): object | undefined => {
      const found = method === 'PUT' ? standOf(url) : undefined;
      if (!found) return undefined;
      const { angaben, version } = found;
      return {
        ...angaben,
        ...('name' in angaben && angaben.name === '' ? { name: 'Seifenladen' } : {}),
        version,
      };
    },
  };
}
