import { randomUUIDv7 } from 'node:crypto';
import { lockBestaende, moveAll } from '#features/bestand/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { zuVieleProblem } from '../../aktionen/widerruf-teile.ts';
import type { Teil } from '../../ereignisse/ereignis.ts';
import type { Vorgang } from '../auftragsakte/auftragsakte.ts';
import { type Anlass, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { fieldError } from '../auftragsakte/refuse-aktion.ts';
import { stueckeOf } from '../auslieferung/stuecke-of.ts';

type Rueckgabe = {
  id: string;
  widerruf: string;
  /** Left out when it follows another change of the same transaction. */
  gesehen?: number | undefined;
  zurueck: (Teil & { verkaufbar: boolean })[];
};

/**
 * Books withdrawn goods that came back: those that can be sold again lie on the shelf, with a row in the ledger; the others are written off,
 * for which there is none, because they left it when they were sent.
 */
export function bookRueckgabe(db: Db, { id, widerruf, gesehen, zurueck }: Rueckgabe, anlass: Anlass) {
  return changeAuftrag(db, { ...anlass, id, gesehen, isVorrat: true }, (vorgang) => {
    const { auftrag, posten, lage } = vorgang;
    const problem = zuVieleProblem(zurueck, lage.erwartet, posten);
    if (problem) throw fieldError('zurueck', problem);
    const gute = zurueck.filter(({ verkaufbar }) => verkaufbar);
    return {
      message: `${auftrag.nummer}: Die Ware ist zurück.`,
      neue: [{ typ: 'rueckgabe', angaben: { widerruf, teile: zurueck }, at: anlass.now.toISOString() }],
      danach: async (db) => {
        if (gute.length > 0) await shelve(db, vorgang, { teile: gute, ...anlass });
      },
    };
  });
}

async function shelve(
  db: Tx,
  { auftrag: { nummer }, posten }: Vorgang,
  { teile, von, now }: { teile: Teil[] } & Anlass,
): Promise<void> {
  const namen = new Map(posten.map(({ produktId, name }) => [produktId, name]));
  const stuecke = stueckeOf(posten, teile);
  await lockBestaende(
    db,
    stuecke.map(({ artikelId }) => artikelId),
  );
  await moveAll(
    db,
    stuecke.map(({ artikelId, menge }) => ({ artikelId, name: namen.get(artikelId) ?? '', menge })),
    {
      grund: `Rückgabe zu Bestellung ${nummer}`,
      von: von.id === null ? undefined : { id: von.id, name: von.name },
      at: now,
      buchungId: randomUUIDv7(),
    },
  );
}
