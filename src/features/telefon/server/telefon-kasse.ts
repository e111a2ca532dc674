import { readFreie } from '#features/bestand/server/index.ts';
import { readEinstellung, type Steuerwechsel } from '#features/einstellung/server/index.ts';
import { type Kasseninhalt, kasseOf } from '#features/kasse/kasse.ts';
import type { KonditionenCache } from '#features/kasse/server/index.ts';
import { hashGeseheneBestellung, idsOf, readKasseninhalt } from '#features/kasse/server/index.ts';
import type { ProdukteQuery } from '#features/portfolio/auswahl.ts';
import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { listProdukteMitBild, listSortiment } from '#features/portfolio/server/index.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { Db } from '#server/db/connect.ts';
import { readKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { centToEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { TelefonKasse, TelefonVorschauBody, TelefonWare } from '../contract.ts';

type Posten = TelefonVorschauBody['posten'];

/** The products that can be ordered now, of a part of the catalogue (ADR 105), with what is free of each. */
export async function listTelefonWaren(
  db: Db,
  query: ProdukteQuery,
): Promise<{ data: TelefonWare[]; weiter?: string }> {
  const { produkte: alle, ...teil } = await listSortiment(db, query, { nurAktive: true });
  const produkte = alle.filter(({ preisCent }) => hasPreis(preisCent));
  const freie = await readFreie(
    db,
    produkte.map(({ id }) => id),
  );
  const data = produkte.map(({ id, name, preisCent, gramm, fertigungstage, bild }) => ({
    ...{ produktId: id, name, preis: centToEuro(preisCent ?? 0), frei: Math.max(0, freie.get(id) ?? 0) },
    ...(gramm === null ? {} : { gramm }),
    ...(fertigungstage === null ? {} : { fertigungstage }),
    ...(bild === null ? {} : { bild }),
  }));
  return { data, ...teil };
}

type Services = { konditionenCache: KonditionenCache; steuerwechsel: Steuerwechsel; now: () => Date };

/** What these goods come to now, in each way to have and pay them; nothing is held. */
export async function previewTelefon(
  db: Db,
  { posten }: TelefonVorschauBody,
  { konditionenCache, steuerwechsel, now }: Services,
): Promise<TelefonKasse> {
  await refuseUngeoeffnet(db);
  const { konditionen } = await konditionenCache.read(db, await readKatalogVersion(db), tagOf(now()));
  const freie = await readFreie(db, idsOf(posten));
  const lage = await readTelefonInhalt(db, {
    ...{ konditionen, posten, steuerwechsel },
    freiOf: (id) => freie.get(id) ?? 0,
  });
  return kasseOf(lage, hashGeseheneBestellung);
}

type Gewuenscht = {
  konditionen: Kasseninhalt['konditionen'];
  posten: Posten;
  freiOf: (produktId: string) => number;
  steuerwechsel: Steuerwechsel;
};

/** The goods as they can be ordered by the workshop. */
export async function readTelefonInhalt(
  db: Db,
  { posten, ...lage }: Gewuenscht,
): Promise<Kasseninhalt & { isTelefon: true }> {
  const produkte = await listProdukteMitBild(db, idsOf(posten));
  const zeilen = posten.map((one) => ({ ...one, name: produkte.get(one.produktId)?.name ?? 'Ein Produkt' }));
  const inhalt = await readKasseninhalt(db, { ...lage, zeilen });
  // Who calls pays online, if at all, by the link of the order that is to be paid by transfer.
  const bezugswege = inhalt.bezugswege.filter(({ zahlart }) => !zahlwegOf(zahlart).isOnline);
  return { ...inhalt, bezugswege, isTelefon: true };
}

/** Orders by telephone are taken once the shop has opened, in a pause too (R36). */
export async function refuseUngeoeffnet(db: Db): Promise<void> {
  const { angaben } = await readEinstellung(db, 'phase');
  if (angaben.phase !== 'angekuendigt') return;
  throw new AppError('CONFLICT', 'Bestellungen lassen sich aufnehmen, sobald der Laden geöffnet hat.');
}
