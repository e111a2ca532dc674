/**
 * The public interface of the ledger: levels change only by `bookBewegungen`, `bookBewegung`, `moveAll` and
 * `setBestand`, held stock by `holdBestand`, `endHalt` and `resumeHalt`.
 */
export { retireBestand, setMindestbestand } from './bestand.repository.ts';
export { listBuchung, readBestaendeNach } from './bewegung.repository.ts';
export {
  type Buchender,
  type Buchungsanlass,
  type Buchungsposten,
  bookBewegung,
  bookBewegungen,
  setBestand,
} from './book-bewegung.ts';
export {
  endHalt,
  endTeilHalt,
  findBetroffene,
  findUngedeckte,
  holdBestand,
  listFehlende,
  readFreie,
  readLevels,
  resumeHalt,
} from './hold-bestand.ts';
export { lockBestaende } from './lock-bestaende.ts';
export { moveAll } from './move-all.ts';
export { openBestand } from './open-bestand.ts';
export { listReservierungen } from './reservierung.repository.ts';
export { verifyBestand } from './verify-bestand.ts';
