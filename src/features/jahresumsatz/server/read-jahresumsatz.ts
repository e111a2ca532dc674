import { type SteuerAngaben, steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { listStaende, readEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { Jahresumsatz } from '../contract.ts';
import { derLaden } from '../steuerwechsel-autor.ts';
import { findBesteuerte, findMarkttagVon, sumOffeneOhneSteuer } from './jahresumsatz.repository.ts';
import { sumJahr } from './sum-jahr.ts';

/** The turnover of this year and the last one, and how the shop is and will be taxed. */
export async function readJahresumsatz(db: Db, now: Date): Promise<Jahresumsatz> {
  const heute = tagOf(now);
  const jahr = Number(heute.slice(0, 4));
  const { modi, umsatzgrenzen } = (await readEinstellung(db, 'steuer')).angaben;
  const steuermodus = steuermodusAm(modi, heute);
  const wechsel = steuermodus === 'regelbesteuerung' ? await findWechsel(db, jahr) : undefined;
  const geplant = steuermodus === 'kleinunternehmer' ? naechsteRegelbesteuerung(modi, heute) : undefined;
  return {
    ...{ jahr, steuermodus, grenzen: umsatzgrenzen.toSorted((a, b) => a - b) },
    umsatz: centToEuro(await sumJahr(db, jahr)),
    vorjahr: centToEuro(await sumJahr(db, jahr - 1)),
    ...(geplant === undefined ? {} : { regelbesteuerungAb: geplant }),
    ...(wechsel ? { wechsel } : {}),
  };
}

function naechsteRegelbesteuerung(modi: SteuerAngaben['modi'], heute: string): string | undefined {
  return modi.find(({ ab, modus }) => ab > heute && modus === 'regelbesteuerung')?.ab;
}

/**
 * The change that the shop itself made this year, if it still holds, with its sale: that was stored in the same
 * transaction, under the same time.
 */
async function findWechsel(db: Db, jahr: number): Promise<Jahresumsatz['wechsel']> {
  const staende = await listStaende(db, 'steuer');
  const stand = staende.findLast(({ von, vonId }) => von === derLaden.name && vonId === derLaden.id);
  const modi = staende.at(-1)?.angaben.modi ?? [];
  const ab = stand && neuerTag(staende[staende.indexOf(stand) - 1]?.angaben.modi ?? [], stand.angaben.modi);
  if (!ab?.startsWith(`${jahr}-`) || !modi.some((one) => one.ab === ab && isRegel(one))) return undefined;
  const { anzahl, cent } = await sumOffeneOhneSteuer(db);
  const offene = { anzahl, summe: centToEuro(cent) };
  const at = stand?.geaendertAt ?? '';
  const bestellung = await findBesteuerte(db, at);
  if (bestellung) return { ab, offene, bestellung: { _id: bestellung.id, nummer: bestellung.nummer } };
  const markt = await findMarkttagVon(db, { tag: ab, at });
  return { ab, offene, ...(markt ? { markt } : {}) };
}

type Modus = SteuerAngaben['modi'][number];

/** From which day on VAT is charged that was not before. */
function neuerTag(vorher: Modus[], nachher: Modus[]): string | undefined {
  const alte = new Set(vorher.filter(isRegel).map(({ ab }) => ab));
  return nachher.find((one) => isRegel(one) && !alte.has(one.ab))?.ab;
}

function isRegel({ modus }: Modus): boolean {
  return modus === 'regelbesteuerung';
}
