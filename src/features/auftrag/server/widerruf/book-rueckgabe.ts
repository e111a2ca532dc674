import { randomUUIDv7 } from 'node:crypto';
import { lockBestaende, moveAll } from '#features/bestand/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { zuVieleProblem } from '../../aktionen/widerruf-teile.ts';
import type { PostenTeil } from '../../ereignisse/ereignis.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { fieldError } from '../auftragsakte/refuse-aktion.ts';
import { stueckeOf } from '../auslieferung/stuecke-of.ts';

type Rueckgabe = {
  id: string;
  widerruf: string;
  /** Left out when it follows another change of the same transaction. */
  gesehen?: number | undefined;
  zurueck: (PostenTeil & { verkaufbar: boolean })[];
};

/**
 * Books withdrawn goods that came back: those that can be sold again lie on the shelf, with a row in the
 * ledger; the others are written off, for which there is none, because they left it when they were sent.
 */
export function bookRueckgabe(
  db: Db,
  { id, widerruf, gesehen, zurueck }: Rueckgabe,
  bearbeitung: Bearbeitung,
) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen, isVorrat: true }, (akte) => {
    const { auftrag, posten, lage } = akte;
    const problem = zuVieleProblem(zurueck, lage.erwartet, posten);
    if (problem) throw fieldError('zurueck', problem);
    const gute = zurueck.filter(({ verkaufbar }) => verkaufbar);
    return {
      message: `${auftrag.nummer}: Die Ware ist zurück.`,
      neue: [{ typ: 'rueckgabe', angaben: { widerruf, teile: zurueck }, at: bearbeitung.now.toISOString() }],
      danach: async (db) => {
        if (gute.length > 0) await shelve(db, akte, { teile: gute, ...bearbeitung });
      },
    };
  });
}

async function shelve(
  db: Tx,
  { auftrag: { nummer }, posten }: Auftragsakte,
  { teile, von, now }: { teile: PostenTeil[] } & Bearbeitung,
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
