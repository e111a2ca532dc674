import { bestellungenText, nameBestellungen } from '#features/bestand/betroffene.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { formatZeitpunkt } from '#shared/datum.ts';
import { AppError } from '#shared/errors.ts';
import { geltende, nurVon } from '../ereignis.ts';
import { isNoch } from '../stand.ts';
import type { Anlass } from './change-auftrag.ts';
import { addEreignisse, lockVorgang, type Vorgang } from './lock-vorgang.ts';

/** `nochmal`: its author has seen that its parcel is in an earlier file, and wants it all the same. */
type Zeile = { id: string; nochmal: boolean };

/**
 * Records that a file for DHL was written with the parcels of these orders, all of them or none: of two people who write one at once the
 * second is told, so that no postage is bought twice.
 */
export function writeDhlDatei(
  db: Db,
  zeilen: Zeile[],
  { von, now }: Pick<Anlass, 'von' | 'now'>,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const vorgaenge: Vorgang[] = [];
    // In one sequence, so that two files do not wait for each other.
    for (const { id } of zeilen.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      vorgaenge.push(await lockVorgang(db, id));
    const nochmal = new Set(zeilen.flatMap((one) => (one.nochmal ? one.id : [])));
    refuseErledigte(vorgaenge);
    refuseDoppelte(vorgaenge.filter(({ auftrag }) => !nochmal.has(auftrag.id)));
    const at = now.toISOString();
    for (const vorgang of vorgaenge)
      await addEreignisse(db, vorgang, { neue: [{ typ: 'dhlDatei', angaben: {}, at }], von, now });
  });
}

function refuseErledigte(vorgaenge: Vorgang[]): void {
  const erledigt = vorgaenge.filter(
    ({ auftrag, lage }) => auftrag.versandart !== 'dhl' || lage.rest.size === 0,
  );
  if (erledigt.length > 0)
    throw new AppError('CONFLICT', `Nicht mehr zu verschicken: ${nummernOf(erledigt)}. ${bitte}`);
}

function refuseDoppelte(vorgaenge: Vorgang[]): void {
  const doppelt = vorgaenge.filter(({ ereignisse }) => dhlDateiOf(ereignisse) !== undefined);
  const [datei] = doppelt.flatMap(({ ereignisse }) => dhlDateiOf(ereignisse) ?? []);
  if (!datei) return;
  const wer = `${datei.von}, ${formatZeitpunkt(datei.at)} Uhr`;
  throw new AppError('CONFLICT', `Schon in einer DHL-Datei (${wer}): ${nummernOf(doppelt)}. ${bitte}`);
}

const bitte = 'Bitte sehen Sie sich die Liste noch einmal an.';

function nummernOf(vorgaenge: Vorgang[]): string {
  return bestellungenText(nameBestellungen(vorgaenge.map(({ auftrag }) => auftrag.nummer)));
}

/** The latest file that the parcel of an order, as it lies in the house, is in. */
export function dhlDateiOf(ereignisse: Vorgang['ereignisse']): { at: string; von: string } | undefined {
  const letzte = isNoch(ereignisse, 'dhlDatei') ? nurVon(geltende(ereignisse), 'dhlDatei').at(-1) : undefined;
  return letzte && ereignisse[letzte.nr - 1];
}
