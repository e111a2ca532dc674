import { watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { dhlDateiText } from '../../aktionen/dhl-datei-text.ts';
import type { StornierenBody } from '../../contract.ts';
import { zurueckBitte, zurueckVersprechen } from '../../ereignisse/online-geld.ts';
import { stornoProblem } from '../../zustand/auftragslage.ts';
import { listPosten } from '../auftragsakte/auftrag.repository.ts';
import { type Auftragsakte, lockAuftragsakte } from '../auftragsakte/auftragsakte.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { type PostAdresse, writePost } from '../post/write-post.ts';
import { endHaltOf } from './end-halt-of.ts';
import { writeStorno } from './write-storno.ts';

/** The author of what is done with an order's link. */
export const kunde = { id: null, name: 'Kundin oder Kunde' };

/**
 * Cancels an order for its customer, as long as nothing of it has left the house; a repetition changes
 * nothing. Money that came in is returned by the workshop. Answers what she reads.
 */
export async function cancelForKunde(
  db: Tx,
  id: string,
  { now, adresse }: { now: Date; adresse: PostAdresse },
): Promise<string> {
  const produktIds = (await listPosten(db, id)).map(({ produktId }) => produktId);
  return watchVerfuegbarkeit(db, produktIds, () => cancelLocked(db, id, { now, adresse }));
}

async function cancelLocked(
  db: Tx,
  id: string,
  { now, adresse }: { now: Date; adresse: PostAdresse },
): Promise<string> {
  const akte = await lockAuftragsakte(db, id);
  const { lage, auftrag } = akte;
  if (lage.stand === 'storniert') return 'Diese Bestellung ist schon storniert.';
  const problem = stornoProblem(lage, auftrag.versandart);
  if (problem) throw new AppError('CONFLICT', problem);
  const ereignis = { typ: 'storniert' as const, angaben: { grund: 'kunde' as const }, at: now.toISOString() };
  const storniert = await writeStorno(db, akte, { ereignis, von: kunde });
  await writePost(db, storniert, { adresse, now });
  return `Ihre Bestellung ist storniert. ${geldSatz(akte)}`;
}

/** What becomes of the money of an order that is cancelled. */
function geldSatz({ auftrag, ereignisse, lage }: Auftragsakte): string {
  const zurueckCent = lage.bezahltCent;
  if (zurueckCent > 0) return zurueckVersprechen({ zurueckCent, ereignisse });
  return zahlwegOf(auftrag.zahlart).isOnline
    ? 'Sie brauchen nichts mehr zu bezahlen.'
    : 'Bitte überweisen Sie nichts mehr.';
}

/**
 * Cancels an order for the workshop, which can free goods that are never paid or fetched. `text`: the reason,
 * for its customer.
 */
export function cancelForLaden(
  db: Db,
  { id, gesehen, text }: StornierenBody & { id: string },
  bearbeitung: Bearbeitung,
) {
  return changeAuftrag(
    db,
    { ...bearbeitung, id, gesehen, isVorrat: true },
    ({ auftrag, posten, lage, ereignisse }) => {
      const problem = stornoProblem(lage, auftrag.versandart, 'laden');
      if (problem) throw new AppError('CONFLICT', problem);
      const marke = dhlDateiText(ereignisse, 'weg');
      const storniert = `${auftrag.nummer} ist storniert, die Ware ist wieder frei.${marke}`;
      const zurueckCent = lage.bezahltCent;
      return {
        message: zurueckCent === 0 ? storniert : `${storniert} ${zurueckBitte({ zurueckCent, ereignisse })}`,
        neue: [
          {
            typ: 'storniert',
            angaben: { grund: 'laden', text },
            at: bearbeitung.now.toISOString(),
          },
        ],
        danach: (db) => endHaltOf(db, { auftragId: id, posten, at: bearbeitung.now }),
      };
    },
  );
}
