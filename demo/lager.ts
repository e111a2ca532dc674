import { type Buchender, setMindestbestand } from '#features/bestand/server/index.ts';
import type { LagerArtikel } from '#features/lager/contract.ts';
import {
  bookProduktion,
  cancelProduktion,
  correctBestand,
  listBestand,
  takeZaehlliste,
} from '#features/lager/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { type Ereignis, listEreignisse, mindestbestand } from './lager-geschichte.ts';

type DemoLager = {
  produktIds: Map<string, string>;
  /** The account that booked everything. */
  von?: Buchender | undefined;
  /** End of the history. */
  now: Date;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Books some months of work inside the caller's transaction, through the use cases of the screens. */
export async function addDemoLager(db: Tx, { produktIds, von, now }: DemoLager): Promise<void> {
  for (const produktId of produktIds.values()) await setMindestbestand(db, produktId, mindestbestand);
  const artikel = await loadArtikel(db);
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  for (const ereignis of listEreignisse()) {
    const at = new Date(today - ereignis.tage * dayMs + ereignis.stunde * hourMs);
    await book(db, ereignis, { produktIds, artikel, von, at });
  }
}

async function loadArtikel(db: Db): Promise<Map<string, LagerArtikel>> {
  const alle = Object.values(await listBestand(db)).flat();
  return new Map(alle.map((artikel) => [artikel.name, artikel]));
}

type Werkstatt = {
  produktIds: Map<string, string>;
  artikel: Map<string, LagerArtikel>;
  von: Buchender | undefined;
  at: Date;
};

async function book(db: Db, ereignis: Ereignis, { produktIds, artikel, von, at }: Werkstatt): Promise<void> {
  const anlass = { von, at };
  if (ereignis.was === 'produktion') {
    const produktId = known(produktIds, ereignis.slug);
    const { produktion } = await bookProduktion(db, { produktId, anzahl: ereignis.anzahl }, anlass);
    if (ereignis.isStorniert)
      await cancelProduktion(db, produktion.buchungId, { von, at: new Date(at.getTime() + hourMs) });
  } else if (ereignis.was === 'korrektur') {
    const { typ, artikelId } = known(artikel, ereignis.artikel);
    await correctBestand(db, { ...ereignis, typ, artikelId }, anlass);
  } else {
    const jetzt = await loadArtikel(db);
    const zeilen = Object.entries(ereignis.abweichungen).map(([name, abweichung]) => {
      const { _id, menge, letzteNr } = known(jetzt, name);
      return { _id, letzteNr, gezaehlt: menge + abweichung };
    });
    await takeZaehlliste(db, { zeilen, notizen: ereignis.notizen }, anlass);
  }
}

function known<T>(map: Map<string, T>, name: string): T {
  const found = map.get(name);
  if (found === undefined) throw new Error(`The demo has no ${name}.`);
  return found;
}
