import { readEinstellungen } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { Platzhalterwerte } from '../bloecke/fill-rechtstext.ts';
import type { Block } from '../bloecke/rechtstext-bloecke.ts';
import type { FassungStand, RechtstextBearbeitung, RechtstextUebersicht } from '../contract.ts';
import { type RechtstextLage, rechtstextAngabenOf } from '../platzhalter/rechtstext-angaben.ts';
import { platzhalterwerte, rechtstextPlatzhalter } from '../platzhalter/rechtstext-platzhalter.ts';
import { textLueckenOf } from '../probleme/rechtstext-luecken.ts';
import { rechtstextProbleme } from '../probleme/rechtstext-probleme.ts';
import { type RechtstextArt, rechtstextArten } from '../rechtstext-art.ts';
import { fassungAm, geplanteFassung } from '../rechtstext-fassung.ts';
import { eingebauteRechtstexte } from './eingebaute-rechtstexte.ts';
import {
  type GespeicherteFassung,
  listFassungen,
  readFassungText,
  toFassungStand,
} from './list-fassungen.ts';
import { bloeckeOf, fassungOf, type Jetzt } from './read-rechtstext.ts';
import { findEntwurf, listEntwuerfe } from './rechtstext.repository.ts';
import { toEntwurf } from './to-entwurf.ts';
import { withAnbieter } from './with-anbieter.ts';

/** All kinds with their state, for the list of the back office. */
export async function listRechtstextUebersicht(
  db: Db,
  { now, adresse }: Jetzt,
): Promise<RechtstextUebersicht[]> {
  const tag = tagOf(now);
  const werte = await readWerte(db, { tag, adresse });
  const entwuerfe = new Map((await listEntwuerfe(db)).map((row) => [row.art, row]));
  const rows: RechtstextUebersicht[] = [];
  for (const art of rechtstextArten) {
    const fassungen = await listFassungen(db, art);
    const aktuell = heutigeOf(fassungen, tag);
    const geplant = geplanteFassung(fassungen, tag);
    const entwurf = entwuerfe.get(art);
    const probleme = rechtstextProbleme(await readFassungText(db, art, aktuell.nr), werte);
    rows.push({
      art,
      aktuell: toFassungStand(fassungen, aktuell, tag),
      geplant: geplant ? toFassungStand(fassungen, geplant, tag) : null,
      entwurf: entwurf ? toEntwurf(entwurf) : null,
      probleme: probleme.filter(({ kind }) => kind !== 'leer').map(({ text }) => text),
      luecken: textLueckenOf(probleme),
    });
  }
  return rows;
}

/** All that the editor of one kind needs. */
export async function readRechtstextBearbeitung(
  db: Db,
  art: RechtstextArt,
  { now, adresse }: Jetzt,
): Promise<RechtstextBearbeitung> {
  const heute = tagOf(now);
  const fassungen = await listFassungen(db, art);
  const entwurf = await findEntwurf(db, art);
  const werte = await readWerte(db, { tag: heute, adresse });
  return {
    art,
    heute,
    entwurf: entwurf ? toEntwurf(entwurf) : null,
    aktuellerText: await readFassungText(db, art, heutigeOf(fassungen, heute).nr),
    eingebauterText: eingebauteRechtstexte[art],
    fassungen: fassungen.map((one) => toFassungStand(fassungen, one, heute)).toReversed(),
    platzhalter: Object.entries(rechtstextPlatzhalter).map(
      ([name, { erklaerung, istFreiwillig = false }]) => ({
        ...{ name, erklaerung, istFreiwillig },
        wert: werte[name] ?? { inlines: [] },
      }),
    ),
  };
}

/** Any version, planned ones too, as it would be shown today. */
export async function readFassung(
  db: Db,
  { art, nr }: { art: RechtstextArt; nr: string },
  { now, adresse }: Jetzt,
): Promise<FassungStand & { text: string; bloecke: Block[] }> {
  const tag = tagOf(now);
  const fassungen = await listFassungen(db, art);
  const fassung = fassungOf(fassungen, nr);
  const text = await readFassungText(db, art, fassung.nr);
  const einstellungen = await readEinstellungen(db);
  const lage = await withAnbieter(db, einstellungen, { tag, adresse });
  const bloecke = bloeckeOf(text, einstellungen, lage);
  return { ...toFassungStand(fassungen, fassung, tag), text, bloecke };
}

async function readWerte(db: Db, lage: RechtstextLage): Promise<Platzhalterwerte> {
  const einstellungen = await readEinstellungen(db);
  return platzhalterwerte(rechtstextAngabenOf(einstellungen, await withAnbieter(db, einstellungen, lage)));
}

/** Before the first day of the built-in version it is shown all the same. */
function heutigeOf(fassungen: GespeicherteFassung[], tag: string): GespeicherteFassung {
  const heutige = fassungAm(fassungen, tag) ?? fassungen[0];
  if (!heutige) throw new Error('The built-in legal text is missing.');
  return heutige;
}
