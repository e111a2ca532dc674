import { type Ereignis, geltende, nurVon } from '#features/auftrag/ereignisse/ereignis.ts';
import { laufendeErstattungen } from '#features/auftrag/ereignisse/erstattung.ts';
import { type Auftragsakte, findAuftragsakten } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { type Erstattung, laufendeStaende } from './erstattung.repository.ts';
import { countBegonnene, listAlleErstattungen } from './verify-erstattungen.repository.ts';

/** Rows that are read together. */
const batch = 500;

/**
 * Finds problems between money that goes back and the events of its orders: each row was begun there with its amount,
 * is on its way there as long as it is here, and is returned there once, if it is done; accounts are kept only while a
 * transfer waits; of no payment more went back than came in.
 */
export async function verifyErstattungen(db: Db): Promise<string[]> {
  const problems: string[] = [];
  const jeVersuch = new Map<string, number>();
  let gefunden = 0;
  let nach = '';
  let rows: Awaited<ReturnType<typeof listAlleErstattungen>>;
  do {
    rows = await listAlleErstattungen(db, { nach, limit: batch });
    const akten = await findAuftragsakten(db, [...new Set(rows.map(({ auftragId }) => auftragId))]);
    const byId = new Map(akten.map((akte) => [akte.auftrag.id, akte]));
    for (const row of rows) {
      const akte = byId.get(row.auftragId);
      const begonnen = akte && begonneneIn(akte.ereignisse, row.id);
      gefunden += begonnen?.length ?? 0;
      const problem = (text: string) => `Bestellung ${akte?.auftrag.nummer}: Rückzahlung ${row.id} ${text}`;
      problems.push(...rowProblems(row, akte).map(problem));
      if (row.versuchId === null || row.stand === 'gescheitert') continue;
      const cent = (jeVersuch.get(row.versuchId) ?? 0) + row.betragCent;
      jeVersuch.set(row.versuchId, cent);
      if (cent > (row.gezahltCent ?? 0)) problems.push(problem('ist mehr, als bezahlt wurde.'));
    }
    nach = rows.at(-1)?.id ?? '';
  } while (rows.length === batch);
  const begonnen = await countBegonnene(db);
  if (begonnen !== gefunden)
    problems.push(`Begonnen sind ${begonnen} Rückzahlungen, gefunden wurden ${gefunden}.`);
  return problems;
}

function begonneneIn(ereignisse: Ereignis[], id: string) {
  return nurVon(geltende(ereignisse), 'erstattungBegonnen').filter(
    ({ angaben }) => angaben.erstattung === id,
  );
}

function rowProblems(row: Erstattung, akte: Auftragsakte | undefined): string[] {
  const ereignisse = akte?.ereignisse ?? [];
  const problems: string[] = [];
  const [begonnen, ...weitere] = begonneneIn(ereignisse, row.id);
  if (!begonnen || weitere.length > 0) return ['ist nicht genau einmal begonnen.'];
  if (begonnen.angaben.betragCent !== row.betragCent)
    problems.push(`über ${row.betragCent} Cent ist mit ${begonnen.angaben.betragCent} Cent begonnen.`);
  if (begonnen.angaben.weg !== row.weg) problems.push('geht nach der Bestellung einen anderen Weg.');
  const isLaufend = (laufendeStaende as readonly string[]).includes(row.stand);
  if (isLaufend !== laufendeErstattungen(ereignisse).some(({ erstattung }) => erstattung === row.id))
    problems.push(isLaufend ? 'läuft, bei der Bestellung aber nicht.' : 'ist beendet und läuft doch.');
  if (isLaufend === (row.beendetAt !== null))
    problems.push(isLaufend ? 'läuft und ist doch beendet.' : 'ist beendet, sagt aber nicht, seit wann.');
  const gebucht = nurVon(geltende(ereignisse), 'erstattung').filter(
    ({ angaben }) => angaben.erstattung === row.id,
  );
  // A transfer that was not made after all is taken back at the order, and stays here as it was.
  const erwartet = row.stand === 'erledigt' ? (row.weg === 'anbieter' ? [1] : [0, 1]) : [0];
  if (!erwartet.includes(gebucht.length))
    problems.push(`ist ${row.stand} und ${gebucht.length}-mal gebucht.`);
  if (row.iban !== null && row.stand !== 'beantragt') problems.push('hat noch eine Bankverbindung.');
  if (row.weg === 'anbieter' && isLaufend && row.pruefenAt === null)
    problems.push('läuft, wird aber nicht geprüft.');
  return problems;
}
