import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import { readEinstellungen } from '#features/einstellung/server/index.ts';
import { readGewaehrleistung } from '#features/gewaehrleistung/server/index.ts';
import { type GezeigteFassung, readGezeigteFassungen } from '#features/rechtstexte/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { type Konditionen, konditionenOf } from '../konditionen/konditionen.ts';

/** The conditions of orders, and the legal texts as they are shown with them. */
export type KonditionenMitTexten = {
  konditionen: Konditionen;
  fassungen: GezeigteFassung[];
  /** For the mails of an order. */
  einstellungen: Pick<Einstellungen, 'laden' | 'post'>;
  /** Whether an order that is committed has stored these texts, so that the next one need not look. */
  areKept: boolean;
};

/**
 * Keeps the conditions of one version of the catalogue and one day: every change of settings and texts raises
 * that version, so that an order need not read and fill them again.
 */
export class KonditionenCache {
  #key = '';
  #konditionenMitTexten: KonditionenMitTexten | undefined;
  readonly #adresse: string;

  /** `adresse`: the shop's public one, for the texts that name it. */
  constructor(adresse: string) {
    this.#adresse = adresse;
  }

  /** `version`: that of the catalogue; an order has locked it before. */
  async read(db: Db, version: number, tag: string): Promise<KonditionenMitTexten> {
    const key = `${version} ${tag}`;
    if (this.#konditionenMitTexten && key === this.#key) return this.#konditionenMitTexten;
    const konditionenMitTexten = await readKonditionen(db, { tag, adresse: this.#adresse });
    this.#key = key;
    this.#konditionenMitTexten = konditionenMitTexten;
    return konditionenMitTexten;
  }
}

async function readKonditionen(
  db: Db,
  lage: { tag: string; adresse: string },
): Promise<KonditionenMitTexten> {
  const einstellungen = await readEinstellungen(db);
  const fassungen = await readGezeigteFassungen(db, einstellungen, lage);
  const texte = fassungen.map(({ art, nr, hash }) => ({ art, nr, hash }));
  const hinweis = await readGewaehrleistung(db);
  return {
    konditionen: konditionenOf(einstellungen, lage.tag, { texte, gewaehrleistung: hinweis?.version }),
    fassungen,
    einstellungen,
    areKept: false,
  };
}
