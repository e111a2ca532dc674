import type { Db } from '#server/db/connect.ts';
import { zuVieleProblem } from '../../aktionen/widerruf-teile.ts';
import type { PostenTeil } from '../../ereignisse/ereignis.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { fieldError } from '../auftragsakte/refuse-aktion.ts';
import { shelveTeile } from '../stornieren/shelve-teile.ts';

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
        if (gute.length > 0) await shelveTeile(db, akte, { ...bearbeitung, teile: gute });
      },
    };
  });
}
