import { type Ereignis, geltende, nurVon } from '#features/auftrag/ereignisse/ereignis.ts';
import type { Erstattung } from './erstattung.repository.ts';

/**
 * How money that goes back stands. A transfer that was said to be made, and was not, is taken back at its order alone:
 * its row stays as it was.
 */
export function standJetzt({ id, weg, stand }: Erstattung, ereignisse: Ereignis[]): Erstattung['stand'] {
  if (weg !== 'ueberweisung' || stand !== 'erledigt') return stand;
  const gebucht = nurVon(geltende(ereignisse), 'erstattung');
  return gebucht.some(({ angaben }) => angaben.erstattung === id) ? stand : 'zurueckgezogen';
}
