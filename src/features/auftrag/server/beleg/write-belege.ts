import { addBeleg, findAltbestand, listBelegeVon } from '#features/beleg/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { belegDifferenz, isLeer } from '../../beleg/beleg-differenz.ts';
import { isOhneEmpfaenger, naechsterBelegOf } from '../../beleg/beleg-entwurf.ts';
import { belegZielOf } from '../../beleg/beleg-ziel.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { fieldError } from '../auftragsakte/refuse-aktion.ts';
import { hatUebergabe, toBerechnet, toFruehere } from './to-berechnet.ts';

/**
 * Writes the document that follows from the events of a locked order from `neueAb` on, if any: nothing is read unless
 * they change what is billed. Takes the lock of the numbers, so it comes after all other locks. An order that was
 * delivered before there were documents gets none before it was asked for (`writeAltbeleg`), nor does one with a document that cannot be read.
 */
export async function writeBelege(
  db: Tx,
  { auftrag, posten, ereignisse }: Auftragsakte,
  { neueAb, now }: { neueAb: number; now: Date },
): Promise<void> {
  if (neueAb > ereignisse.length || !hatUebergabe(ereignisse)) return;
  const berechnet = toBerechnet(auftrag, posten, ereignisse);
  const vorher = belegZielOf(berechnet, ereignisse.slice(0, neueAb - 1));
  if (isLeer(belegDifferenz(belegZielOf(berechnet, ereignisse), [vorher]))) return;
  const { id: auftragId } = auftrag;
  if ((await findAltbestand(db, [auftragId])).has(auftragId)) return;
  const fruehere = toFruehere((await listBelegeVon(db, [auftragId])).get(auftragId) ?? []);
  if (!fruehere) return;
  const entwurf = naechsterBelegOf(berechnet, ereignisse, fruehere);
  if (!entwurf) return;
  if (hatUebergabe(ereignisse.slice(neueAb - 1)) && isOhneEmpfaenger(entwurf))
    throw fieldError('rechnungAn', 'Über 250 € braucht die Rechnung einen Namen und eine Anschrift.');
  await addBeleg(db, entwurf, { fuer: { auftragId, ereignisNr: ereignisse.length }, now });
}
