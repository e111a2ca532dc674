/** The ledger's door: levels change through `bookBewegung` and `setBestand`, and nowhere else. */
export { lockBestand, retireBestand, setMindestbestand } from './bestand.repository.ts';
export { type Buchender, bookBewegung, setBestand } from './book-bewegung.ts';
export { openBestand } from './open-bestand.ts';
export { verifyBestand } from './verify-bestand.ts';
