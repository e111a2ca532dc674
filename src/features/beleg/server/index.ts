/** The public interface of beleg for the rest of the server. */

export { addBeleg, type BelegFuer } from './add-beleg.ts';
export {
  deleteInhalteVon,
  findAltbestand,
  findAltbestandArten,
  findLetzteNummer,
  listAltbestand,
} from './beleg.repository.ts';
export { belegRoutes } from './beleg.routes.ts';
export { drawMissingBelege, hasMissingBelege } from './draw-missing-belege.ts';
export { type Beleg, listBelegeVon, listMarktBelege } from './list-belege.ts';
export { loadBelegDatei } from './load-beleg-datei.ts';
export { readBelegDatei } from './read-beleg-datei.ts';
export { verifyBelege } from './verify-belege.ts';
