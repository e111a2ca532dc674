import { lockBestaende, readFreie, resumeHalt } from '#features/bestand/server/index.ts';
import { listProdukteKurz } from '#features/portfolio/server/index.ts';
import { hoechstens } from '#features/portfolio/verkauf/verfuegbarkeit.ts';
import type { Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { auftragslageOf } from '../../zustand/auftragslage.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { stueckeOf } from '../auslieferung/stuecke-of.ts';

/**
 * Holds the pieces of an order again whose cancellation is taken back (`ereignisse` with that), unless others
 * have got them since. The caller has locked the catalogue and the order's row.
 */
export async function resumeAuftrag(
  db: Tx,
  { auftrag, posten, ereignisse }: Pick<Auftragsakte, 'auftrag' | 'posten' | 'ereignisse'>,
  at: Date,
): Promise<void> {
  const { rest } = auftragslageOf({ ...auftrag, posten }, ereignisse);
  const stuecke = stueckeOf(
    posten,
    [...rest].map(([nr, menge]) => ({ nr, menge })),
  );
  const ids = stuecke.map(({ artikelId }) => artikelId);
  await lockBestaende(db, ids);
  const [freie, produkte] = [await readFreie(db, ids), await listProdukteKurz(db, ids)];
  for (const { artikelId, menge } of stuecke) {
    const frei = Math.max(0, freie.get(artikelId) ?? 0);
    const fertigungstage = produkte.get(artikelId)?.fertigungstage ?? null;
    if (menge <= (hoechstens({ frei, fertigungstage }) ?? menge)) continue;
    const name = posten.find(({ produktId }) => produktId === artikelId)?.name ?? '';
    throw new AppError('CONFLICT', vergebenText({ name, menge, frei }));
  }
  await resumeHalt(db, { auftragId: auftrag.id, stuecke, at });
}

function vergebenText({ name, menge, frei }: { name: string; menge: number; frei: number }): string {
  const da =
    frei === 0 ? 'ist nichts mehr' : frei === 1 ? 'ist nur noch 1 Stück' : `sind nur noch ${frei} Stück`;
  return `Von ${name} ${da} frei, bestellt: ${menge}. Die Bestellung bleibt storniert. Ist neue Ware da, buchen Sie sie bitte zuerst im Lager ein.`;
}
