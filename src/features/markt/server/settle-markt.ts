import type { Betroffenes } from '#features/bestand/betroffene.ts';
import { schonGebuchtFehler, schonGebuchtText } from '#features/bestand/buchung-id.ts';
import { endHalt, findBetroffene, lockBestaende, moveAll } from '#features/bestand/server/index.ts';
import { isOffen, type Steuerwechsel } from '#features/einstellung/server/index.ts';
import { listProdukteKurz, watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { euroToCent } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { AbrechnenBody, Markttag } from '../contract.ts';
import { erstOffenText, marktGrund } from '../markt-text.ts';
import { marktWertOf, verkauftOf } from '../markttag.ts';
import { judgeSteuer } from './judge-steuer.ts';
import {
  findByBuchung,
  insertMarkttag,
  listMarktPostenOf,
  type MarktPostenRow,
  type MarkttagRow,
  savePosten,
  updateMarkttag,
} from './markt.repository.ts';
import { refuseOhnePreis } from './refuse-ohne-preis.ts';
import { refuseVorbei } from './refuse-vorbei.ts';
import { lockTag, type MarktBearbeitung, readMarkttag } from './take-along.ts';
import { type GebuchterTag, writeMarktRechnung } from './write-markt-beleg.ts';

/** Who settles a day, and what asks whether it ends § 19 UStG. */
export type Abrechnende = MarktBearbeitung & { steuerwechsel: Steuerwechsel };

export type Abrechnung = { tag: Markttag; betroffen: Betroffenes[] };

/**
 * Books a market day: what it held is released, the sold pieces leave the ledger, and what came in is
 * recorded with its invoice, all in one transaction and once for its `buchungId`. A day that nothing was held for is
 * made here. `betroffen`: orders that the shelf does not cover any more.
 */
export function settleMarkt(
  db: Db,
  { id, body }: { id: string; body: AbrechnenBody },
  bearbeitung: Abrechnende,
): Promise<Abrechnung> {
  if (body.tag > tagOf(bearbeitung.now))
    throw new AppError('BAD_REQUEST', 'Dieser Tag liegt in der Zukunft.', {
      fehler: ['tag: Dieser Tag liegt in der Zukunft.'],
    });
  return inTransaction(db, async (db) => {
    const vorher = await lockTag(db, id);
    const gebucht = await findByBuchung(db, body.buchungId);
    if (gebucht?.id === id) return readAbrechnung(db, id);
    if (gebucht) throw new AppError('CONFLICT', schonGebuchtText, { fehler: [schonGebuchtFehler] });
    if (vorher) refuseVorbei(vorher);
    else if (!(await isOffen(db))) throw new AppError('CONFLICT', erstOffenText);
    const posten = await loadPosten(db, { id, body });
    const ids = posten.map(({ produktId }) => produktId);
    const jetzt = await watchVerfuegbarkeit(db, ids, () =>
      settle(db, { id, body, vorher, posten }, bearbeitung),
    );
    await writeMarktRechnung(db, jetzt, bearbeitung.now);
    return readAbrechnung(db, id);
  });
}

/** The same for a repetition: the first answer may have been lost. */
async function readAbrechnung(db: Tx, id: string): Promise<Abrechnung> {
  const tag = await readMarkttag(db, id);
  const alle = await findBetroffene(
    db,
    tag.posten.map(({ produktId }) => produktId),
  );
  const betroffen = tag.posten.flatMap(({ produktId, name }) => {
    const bestellungen = alle.get(produktId);
    return bestellungen ? { name, betroffen: bestellungen } : [];
  });
  return { tag, betroffen };
}

/**
 * The day's soaps with the new numbers; those that are not on the sheet came back. What was not taken in the
 * morning has today's price.
 */
async function loadPosten(
  db: Tx,
  { id, body }: { id: string; body: AbrechnenBody },
): Promise<MarktPostenRow[]> {
  const vorher = (await listMarktPostenOf(db, [id])).get(id) ?? [];
  const neu = new Map(body.posten.map((one) => [one.produktId, one]));
  const alte = vorher.map((row) => {
    const zahlen = neu.get(row.produktId) ?? { mitgenommen: row.mitgenommen, zurueck: row.mitgenommen };
    return { ...row, mitgenommen: zahlen.mitgenommen, zurueck: zahlen.zurueck };
  });
  const bekannt = new Set(vorher.map(({ produktId }) => produktId));
  const dazu = body.posten.filter((one) => one.mitgenommen > 0 && !bekannt.has(one.produktId));
  const produkte = await listProdukteKurz(
    db,
    dazu.map(({ produktId }) => produktId),
  );
  refuseOhnePreis(produkte);
  const letzte = vorher.at(-1)?.nr ?? 0;
  return [
    ...alte,
    ...dazu.map(({ produktId, mitgenommen, zurueck }, index) => {
      const produkt = produkte.get(produktId);
      if (!produkt)
        throw new AppError('CONFLICT', 'Ein Produkt gibt es nicht mehr. Bitte laden Sie das Blatt neu.');
      const { name, steuersatzPromille } = produkt;
      const preisCent = produkt.preisCent ?? 0;
      return {
        ...{ markttagId: id, nr: letzte + index + 1, produktId, name, preisCent, steuersatzPromille },
        ...{ mitgenommen, zurueck },
      };
    }),
  ];
}

type Abzurechnen = {
  id: string;
  body: AbrechnenBody;
  vorher: MarkttagRow | undefined;
  posten: MarktPostenRow[];
};

async function settle(
  db: Tx,
  { id, body, vorher, posten }: Abzurechnen,
  { von, now, steuerwechsel }: Abrechnende,
): Promise<GebuchterTag> {
  const { ort, tag, buchungId, umsatz, steuerwechsel: istBestaetigt = false } = body;
  const verkauft = posten.filter((one) => verkauftOf(one) > 0);
  const umsatzCent = umsatz === undefined ? marktWertOf(posten) : euroToCent(umsatz);
  refuseGeldOhneWare(verkauft.length, umsatzCent);
  const bestaende = await lockBestaende(
    db,
    posten.map(({ produktId }) => produktId),
    buchungId,
  );
  refuseFehlende(verkauft, (produktId) => bestaende.get(produktId)?.menge ?? 0);
  if (vorher) await endHalt(db, { auftragId: id, stand: 'frei', at: now });
  const steuermodus = await judgeSteuer(db, { ort, tag, umsatzCent, istBestaetigt }, { now, steuerwechsel });
  const gebucht = {
    ...{ id, ort, tag, umsatzCent, steuermodus, buchungId, stornoId: null, stand: 'abgerechnet' as const },
    ...{ von: von.name, vonId: von.id, geaendertAt: now.toISOString() },
  };
  if (vorher) await updateMarkttag(db, gebucht);
  else await insertMarkttag(db, { ...gebucht, createdAt: gebucht.geaendertAt });
  await savePosten(db, posten);
  const abgang = verkauft.map((one) => ({
    artikelId: one.produktId,
    name: one.name,
    menge: -verkauftOf(one),
  }));
  await moveAll(db, abgang, { grund: marktGrund({ ort, tag }), buchungId, von, at: now });
  return { id, ort, tag, posten, umsatzCent, steuermodus };
}

function refuseGeldOhneWare(verkauft: number, umsatzCent: number): void {
  if (verkauft > 0 || umsatzCent === 0) return;
  throw new AppError('BAD_REQUEST', 'Zu diesem Umsatz fehlen die verkauften Stücke.', {
    fehler: ['umsatz: Bitte zuerst eintragen, was verkauft ist.'],
  });
}

/** The shelf cannot hold less than nothing: a count is missing, or a production was not booked. */
function refuseFehlende(verkauft: MarktPostenRow[], mengeOf: (produktId: string) => number): void {
  const fehler = verkauft.flatMap((one) => {
    const menge = mengeOf(one.produktId);
    const stueck = verkauftOf(one);
    if (stueck <= menge) return [];
    const da = menge === 1 ? 'liegt nur 1 Stück' : `liegen nur ${menge} Stück`;
    return `Von ${one.name} ${da} im Lager, verkauft: ${stueck}. Bitte zuerst den Bestand berichtigen.`;
  });
  if (fehler.length > 0) throw new AppError('CONFLICT', 'Der Bestand reicht nicht', { fehler });
}
