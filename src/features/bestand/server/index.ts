/** The public interface of the ledger: levels change only by `bookBewegung`, `moveAll` and `setBestand`, held stock by `holdBestand` and `endHalt`. */
export { retireBestand, setMindestbestand } from './bestand.repository.ts';
export { findBestandNach, listBuchung } from './bewegung.repository.ts';
export { type Anlass, type Buchender, bookBewegung, setBestand } from './book-bewegung.ts';
export { endHalt, findBetroffene, holdBestand, listReservierungen, readFreie } from './hold-bestand.ts';
export { lockBestaende } from './lock-bestaende.ts';
export { moveAll } from './move-all.ts';
export { openBestand } from './open-bestand.ts';
export { verifyBestand } from './verify-bestand.ts';
