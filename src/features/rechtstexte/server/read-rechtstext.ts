import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import { isOffen, readEinstellungen, readEinstellungenAm } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { startOfTag, tagOf } from '#shared/datum/datum.ts';
import { notFound } from '#shared/wire/errors.ts';
import { fillRechtstext } from '../bloecke/fill-rechtstext.ts';
import { withVersandAnker } from '../bloecke/rechtstext-anker.ts';
import { type Block, parseRechtstext } from '../bloecke/rechtstext-bloecke.ts';
import type { Rechtstext } from '../contract.ts';
import { type RechtstextLage, rechtstextAngabenOf } from '../platzhalter/rechtstext-angaben.ts';
import { platzhalterwerte } from '../platzhalter/rechtstext-platzhalter.ts';
import { isRechtstextArt, type RechtstextArt } from '../rechtstext-art.ts';
import { abgeloestAm, fassungAm, gueltigBis, wirdGueltig } from '../rechtstext-fassung.ts';
import { eingebauteRechtstexte } from './eingebaute-rechtstexte.ts';
import { type GespeicherteFassung, listFassungen, readFassungText } from './list-fassungen.ts';
import { withAnbieter } from './with-anbieter.ts';

/** The moment, and the shop's public address. */
export type Jetzt = { now: Date; adresse: string };

/** The kind that an address names; refuses any other. */
export function artOf(art: string): RechtstextArt {
  if (!isRechtstextArt(art)) throw notFound('Rechtstext');
  return art;
}

/** The version that an address names; refuses any other. */
export function fassungOf(fassungen: GespeicherteFassung[], nr: string): GespeicherteFassung {
  const found = fassungen.find((one) => String(one.nr) === nr);
  if (!found) throw notFound('Fassung');
  return found;
}

/** The legal text that is valid now. */
export async function readRechtstext(
  db: Db,
  art: RechtstextArt,
  { now, adresse }: Jetzt,
): Promise<Rechtstext> {
  const fassungen = await listFassungen(db, art);
  const aktuell = fassungAm(fassungen, tagOf(now));
  if (!aktuell) throw notFound('Rechtstext');
  const text = await readFassungText(db, art, aktuell.nr);
  const einstellungen = await readEinstellungen(db);
  const lage = await withAnbieter(db, einstellungen, { tag: tagOf(now), adresse });
  const bloecke = bloeckeOf(text, einstellungen, lage);
  const oeffentlich = toRechtstext({ art, fassungen, now, istOffen: await isOffen(db) }, aktuell, {
    text,
    bloecke,
  });
  return { ...oeffentlich, gueltigBis: null };
}

/** A version that is or was valid, with the settings of its last day: a planned one is for the back office only. */
export async function readFruehereFassung(
  db: Db,
  { art, nr }: { art: RechtstextArt; nr: string },
  { now, adresse }: Jetzt,
): Promise<Rechtstext> {
  const fassungen = await listFassungen(db, art);
  const fassung = fassungOf(fassungen, nr);
  const heute = tagOf(now);
  if (!isOeffentlich(fassungen, fassung, heute)) throw notFound('Fassung');
  if (fassungAm(fassungen, heute)?.nr === fassung.nr) return readRechtstext(db, art, { now, adresse });
  const ende = endeOf(fassungen, fassung, now);
  const text = await readFassungText(db, art, fassung.nr);
  const einstellungen = await readEinstellungenAm(db, ende);
  const lage = await withAnbieter(db, einstellungen, { tag: tagOf(ende), adresse });
  const bloecke = bloeckeOf(text, einstellungen, lage);
  return toRechtstext({ art, fassungen, now, istOffen: await isOffen(db) }, fassung, { text, bloecke });
}

/** Whether the public may read a version of this address. */
export async function hasFassung(
  db: Db,
  { art, nr }: { art: string; nr: string },
  now: Date,
): Promise<boolean> {
  if (!isRechtstextArt(art)) return false;
  const fassungen = await listFassungen(db, art);
  const found = fassungen.find((one) => String(one.nr) === nr);
  return found !== undefined && isOeffentlich(fassungen, found, tagOf(now));
}

function isOeffentlich(fassungen: GespeicherteFassung[], fassung: GespeicherteFassung, heute: string) {
  return fassung.gueltigAb <= heute && wirdGueltig(fassungen, fassung);
}

/** The last moment at which a version was valid, or now. */
function endeOf(fassungen: GespeicherteFassung[], fassung: GespeicherteFassung, now: Date): Date {
  const tag = abgeloestAm(fassungen, fassung);
  if (tag === undefined) return now;
  const next = fassungen.find((one) => one.nr > fassung.nr && one.gueltigAb === tag);
  const published = next?.createdAt ? new Date(next.createdAt).getTime() : 0;
  return new Date(Math.min(now.getTime(), Math.max(startOfTag(tag).getTime(), published)) - 1);
}

/** What a page shows of a text. */
export function bloeckeOf(text: string, einstellungen: Einstellungen, lage: RechtstextLage): Block[] {
  const werte = platzhalterwerte(rechtstextAngabenOf(einstellungen, lage));
  return withVersandAnker(fillRechtstext(parseRechtstext(text), werte));
}

/** Whether a lawyer or somebody of the shop answers for it. */
function istVerantwortet({ geprueftAm, verantwortung }: GespeicherteFassung): boolean {
  return geprueftAm !== null || verantwortung !== null;
}

type Kontext = { art: RechtstextArt; fassungen: GespeicherteFassung[]; now: Date; istOffen: boolean };

function toRechtstext(
  { art, fassungen, now, istOffen }: Kontext,
  fassung: GespeicherteFassung,
  { text, bloecke }: { text: string; bloecke: Block[] },
): Rechtstext {
  const begun = fassungen.filter((one) => isOeffentlich(fassungen, one, tagOf(now)));
  const zeitraumOf = (one: GespeicherteFassung) => ({
    nr: one.nr,
    gueltigAb: one.gueltigAb,
    gueltigBis: fassungAm(fassungen, tagOf(now))?.nr === one.nr ? null : (gueltigBis(fassungen, one) ?? null),
  });
  return {
    art,
    ...zeitraumOf(fassung),
    stand: fassung.stand,
    istBeispiel: !istOffen && text === eingebauteRechtstexte[art] && !istVerantwortet(fassung),
    bloecke,
    fassungen: begun.map(zeitraumOf).toReversed(),
  };
}
