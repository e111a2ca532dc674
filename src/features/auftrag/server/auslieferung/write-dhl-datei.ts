import { bestellungenText, nameBestellungen } from '#features/bestand/betroffene.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { AppError } from '#shared/wire/errors.ts';
import { aktionenOf } from '../../aktionen/aktionen.ts';
import { geltende, nurVon } from '../../ereignisse/ereignis.ts';
import { isNoch } from '../../zustand/auftragslage.ts';
import { type Auftragsakte, addEreignisseToAll, lockAuftragsakten } from '../auftragsakte/auftragsakte.ts';
import { type Bearbeitung, refuseUngesehen } from '../auftragsakte/change-auftrag.ts';

/**
 * `gesehen`: the last event that its author has seen; `nochmal`: an earlier file with its parcel among them,
 * and it is wanted all the same.
 */
type Zeile = { id: string; gesehen: number; nochmal: boolean };
type Gesehen = Auftragsakte & Pick<Zeile, 'gesehen' | 'nochmal'>;

/**
 * Records that a file for DHL was written with the parcels of these orders, all of them or none, as they were
 * seen: of two people who write one at once the second is refused, so that no postage is bought twice, and no
 * row has an address that does not hold any more. `datei`: the same once more writes nothing, as its answer
 * may have been lost.
 */
export function writeDhlDatei(
  db: Db,
  { datei, zeilen }: { datei: string; zeilen: Zeile[] },
  { von, now }: Pick<Bearbeitung, 'von' | 'now'>,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const akten = await lockGesehene(db, zeilen);
    for (const akte of akten) refuseUngesehen(akte, akte.gesehen, { isTrotzDatei: true });
    refuseUnpackbare(akten);
    const isGeschrieben = akten.every(({ ereignisse }) => ereignisse.some((one) => isVon(one, datei)));
    refuseDoppelte(akten, isGeschrieben ? datei : undefined);
    if (isGeschrieben) return;
    const neue = [{ typ: 'dhlDatei' as const, angaben: { datei }, at: now.toISOString() }];
    await addEreignisseToAll(
      db,
      akten.map((akte) => ({ akte, neue })),
      { von, now },
    );
  });
}

async function lockGesehene(db: Tx, zeilen: Zeile[]): Promise<Gesehen[]> {
  const byId = new Map(zeilen.map((zeile) => [zeile.id, zeile]));
  const akten = await lockAuftragsakten(db, [...byId.keys()]);
  return akten.flatMap((akte) => {
    const zeile = byId.get(akte.auftrag.id);
    return zeile ? [{ ...akte, gesehen: zeile.gesehen, nochmal: zeile.nochmal }] : [];
  });
}

function isVon(ereignis: Auftragsakte['ereignisse'][number], datei: string | undefined): boolean {
  return datei !== undefined && ereignis.typ === 'dhlDatei' && ereignis.angaben.datei === datei;
}

/** Sent, cancelled, fetched, or its payment was taken back. */
function refuseUnpackbare(akten: Auftragsakte[]): void {
  const andere = akten.filter(({ auftrag, posten, lage, ereignisse }) => {
    const aktionen = aktionenOf({ ...auftrag, posten }, lage, ereignisse);
    const isPackbar = isNoch(ereignisse, 'gepackt') || aktionen.includes('gepackt');
    return auftrag.versandart !== 'dhl' || lage.aufgabe !== 'packen' || !isPackbar;
  });
  if (andere.length > 0)
    throw new AppError('CONFLICT', `Jetzt nicht zu verschicken: ${nummernOf(andere)}. ${bitte}`);
}

/** A file that was not seen was not wanted once more either. `eigene` is the file itself. */
function refuseDoppelte(akten: Gesehen[], eigene: string | undefined): void {
  const frueher = ({ ereignisse, gesehen, nochmal }: Gesehen) => {
    const neue = ereignisse.slice(gesehen).filter((one) => one.typ === 'dhlDatei' && !isVon(one, eigene));
    if (neue.length > 0 || nochmal || eigene !== undefined) return neue.at(-1);
    return dhlDateiOf(ereignisse);
  };
  const doppelt = akten.filter((one) => frueher(one) !== undefined);
  const [datei] = doppelt.flatMap((one) => frueher(one) ?? []);
  if (!datei) return;
  const wer = `${datei.von}, ${formatZeitpunkt(datei.at)} Uhr`;
  throw new AppError('CONFLICT', `Schon in einer DHL-Datei (${wer}): ${nummernOf(doppelt)}. ${bitte}`);
}

const bitte = 'Bitte sehen Sie sich die Liste noch einmal an.';

function nummernOf(akten: Auftragsakte[]): string {
  return bestellungenText(nameBestellungen(akten.map(({ auftrag }) => auftrag.nummer)));
}

/** The latest file that the parcel of an order, as it lies in the house, is in. */
export function dhlDateiOf(ereignisse: Auftragsakte['ereignisse']): { at: string; von: string } | undefined {
  const letzte = isNoch(ereignisse, 'dhlDatei') ? nurVon(geltende(ereignisse), 'dhlDatei').at(-1) : undefined;
  return letzte && ereignisse[letzte.nr - 1];
}
