/** The public interface of beleg for the rest of the server. */

export { addBeleg, type BelegFuer } from './add-beleg.ts';
export {
  deleteInhalteVon,
  findAltbestand,
  findAltbestandArten,
  findBelegStelle,
  findLetzteBelegTage,
  findLetzteNummer,
  listAltbestand,
} from './beleg.repository.ts';
export { belegRoutes } from './beleg.routes.ts';
export { type BelegStelle, lockBelegInhalt } from './beleg-pdf.repository.ts';
export { drawMissingBelege, hasMissingBelege } from './draw-missing-belege.ts';
export { type Beleg, listBelegeVon, listMarktBelege, readBelegSteuern } from './list-belege.ts';
export { countMonate } from './liste/beleg-liste.repository.ts';
export {
  type BelegMitAnlass,
  listBelegeById,
  listMonatsbelege,
  searchBelege,
} from './liste/list-belegseite.ts';
export { loadBelegDatei } from './load-beleg-datei.ts';
export { readFolge } from './next-stelle.ts';
export { readBelegAkte } from './read-beleg-akte.ts';
export { readBelegDatei } from './read-beleg-datei.ts';
export { verifyBelege } from './verify-belege.ts';
export {
  countVonHand,
  deleteVonHand,
  findVonHand,
  insertVonHand,
  listVonHand,
  lockVonHand,
} from './von-hand.repository.ts';
