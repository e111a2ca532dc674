import { z } from 'zod';
import { ereignisAngaben } from '#features/auftrag/ereignisse/ereignis.ts';
import type { Db } from '#server/db/connect.ts';
import { verifyErstattungen } from '../erstattung/verify-erstattungen.ts';
import { isLaufend } from './gleiche-ab.ts';
import { listAlleVersuche, listOnlinebuchungen, type Onlinebuchung } from './verify-zahlungen.repository.ts';
import type { Versuch } from './zahlungsversuch.repository.ts';

/** Rows that are read together. */
const batch = 500;

type Gebucht = { auftragId: string; nummer: string; betragCent: number };

/**
 * Finds problems between attempts to pay and the payments of orders: each attempt that is paid has been booked once,
 * with its amount, on its order, and nothing else was booked as paid online; what has ended says when. The same of
 * money that goes back.
 */
export async function verifyZahlungen(db: Db): Promise<string[]> {
  const problems: string[] = [];
  const gebucht = new Map<string, Gebucht[]>();
  let stelle = { auftragId: '', nr: 0 };
  let buchungen: Onlinebuchung[];
  do {
    buchungen = await listOnlinebuchungen(db, { nach: stelle, limit: batch });
    for (const buchung of buchungen) problems.push(...addBuchung(gebucht, buchung));
    stelle = buchungen.at(-1) ?? stelle;
  } while (buchungen.length === batch);

  let nach = '';
  let versuche: (Versuch & { nummer: string })[];
  do {
    versuche = await listAlleVersuche(db, { nach, limit: batch });
    for (const versuch of versuche) {
      const problem = (text: string) => `Bestellung ${versuch.nummer}: Zahlungsversuch ${versuch.id} ${text}`;
      problems.push(...versuchProblems(versuch, gebucht.get(versuch.id) ?? []).map(problem));
      gebucht.delete(versuch.id);
    }
    nach = versuche.at(-1)?.id ?? '';
  } while (versuche.length === batch);

  const fremde = [...gebucht].flatMap(([versuch, alle]) => alle.map((one) => ({ versuch, ...one })));
  return [
    ...problems,
    ...(await verifyErstattungen(db)),
    ...fremde.map(
      ({ nummer, versuch }) =>
        `Bestellung ${nummer}: zum gebuchten Zahlungsversuch ${versuch} gibt es keinen.`,
    ),
  ];
}

/** Notes a payment under its attempt; one that cannot be read is a problem. */
function addBuchung(
  gebucht: Map<string, Gebucht[]>,
  { auftragId, nummer, nr, angaben }: Onlinebuchung,
): string[] {
  const gelesen = z
    .string()
    .transform((text) => JSON.parse(text))
    .pipe(ereignisAngaben.zahlung)
    .safeParse(angaben);
  const versuch = gelesen.data?.online?.versuch;
  if (!gelesen.success || versuch === undefined)
    return [`Bestellung ${nummer}: die Online-Zahlung ${nr} ist nicht lesbar.`];
  const { betragCent } = gelesen.data;
  gebucht.set(versuch, [...(gebucht.get(versuch) ?? []), { auftragId, nummer, betragCent }]);
  return [];
}

function versuchProblems(versuch: Versuch, gebucht: Gebucht[]): string[] {
  const { stand, beendetAt, pruefenAt, betragCent, auftragId, anbieterId, adresse } = versuch;
  const problems: string[] = [];
  if (isLaufend(versuch) === (beendetAt !== null))
    problems.push(
      isLaufend(versuch) ? 'läuft und ist doch beendet.' : 'ist beendet, sagt aber nicht, seit wann.',
    );
  if (isLaufend(versuch) !== (pruefenAt !== null))
    problems.push(
      isLaufend(versuch) ? 'läuft, wird aber nicht geprüft.' : 'ist beendet und wird doch geprüft.',
    );
  if (stand === 'offen' && (anbieterId === null || adresse === null))
    problems.push('läuft, aber nicht bei einem Anbieter.');
  const isBezahlt = stand === 'bezahlt';
  if (gebucht.length !== (isBezahlt ? 1 : 0))
    problems.push(`ist ${isBezahlt ? '' : 'nicht '}bezahlt und ${gebucht.length}-mal gebucht.`);
  for (const one of gebucht) {
    if (one.auftragId !== auftragId) problems.push(`ist bei der Bestellung ${one.nummer} gebucht.`);
    if (one.betragCent !== betragCent)
      problems.push(`über ${betragCent} Cent ist mit ${one.betragCent} Cent gebucht.`);
  }
  return problems;
}
