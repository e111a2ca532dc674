import type { Db } from '#server/db/connect.ts';
import { formatMonat, tagOf } from '#shared/datum/datum.ts';
import type { FassungStand, Verantwortung } from '../contract.ts';
import type { RechtstextArt } from '../rechtstext-art.ts';
import { type Fassung, gueltigBis, zustandAm } from '../rechtstext-fassung.ts';
import { eingebauteRechtstexte } from './eingebaute-rechtstexte.ts';
import { findRechtstextText, listPruefungen, listRechtstexte } from './rechtstext.repository.ts';

/** A version of one kind. `createdAt` is null for the built-in one, which every shop has. */
export type GespeicherteFassung = Fassung & {
  stand: string;
  createdAt: string | null;
  von: string | null;
  geprueftAm: string | null;
  /** Who publishes it without a lawyer's check, and since when. */
  verantwortung: Verantwortung | null;
};

/** The day of the specification's pages ('Oktober 2025'). */
const seitAnfang = '2025-10-01';

const eingebaut: GespeicherteFassung = {
  nr: 1,
  gueltigAb: seitAnfang,
  seit: seitAnfang,
  stand: formatMonat(seitAnfang),
  createdAt: null,
  von: null,
  geprueftAm: null,
  verantwortung: null,
};

/** All versions of a kind, the built-in one first. */
export async function listFassungen(db: Db, art: RechtstextArt): Promise<GespeicherteFassung[]> {
  const rows = await listRechtstexte(db, art);
  const pruefungen = new Map((await listPruefungen(db, art)).map((row) => [row.nr, row]));
  const fassungen = [
    eingebaut,
    ...rows.map(({ nr, gueltigAb, stand, createdAt, von }) => ({
      ...eingebaut,
      ...{ nr, gueltigAb, stand, createdAt, von },
      seit: tagOf(new Date(createdAt)),
    })),
  ];
  return fassungen.map((fassung) => {
    const {
      geprueftAm = '',
      eigeneVerantwortung,
      von = '',
      createdAt = '',
    } = pruefungen.get(fassung.nr) ?? {};
    const verantwortung = eigeneVerantwortung === 1 ? { von, seit: createdAt } : null;
    return { ...fassung, geprueftAm: geprueftAm || null, verantwortung };
  });
}

/** The text of a version that exists. */
export async function readFassungText(db: Db, art: RechtstextArt, nr: number): Promise<string> {
  return nr === 1 ? eingebauteRechtstexte[art] : ((await findRechtstextText(db, art, nr)) ?? '');
}

/** A version as the back office shows it on a day. */
export function toFassungStand(
  fassungen: GespeicherteFassung[],
  fassung: GespeicherteFassung,
  tag: string,
): FassungStand {
  const { nr, gueltigAb, stand, createdAt, von, geprueftAm, verantwortung } = fassung;
  return {
    ...{ nr, gueltigAb, stand, von, geprueftAm, verantwortung },
    gueltigBis: gueltigBis(fassungen, fassung) ?? null,
    zustand: zustandAm(fassungen, fassung, tag),
    istEingebaut: nr === 1,
    veroeffentlichtAm: createdAt,
  };
}
