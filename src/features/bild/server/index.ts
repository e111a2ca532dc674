/** The public interface of bild for the rest of the server. */
export { keepBilder, listUnkeptBilder } from './bestellte-bilder.ts';
export { insertBild } from './bild.repository.ts';
export { bildRoutes } from './bild.routes.ts';
export { bildUploads } from './bild-uploads.ts';
export { collectUnusedBilder } from './collect-unused-bilder.ts';
export { changeLadenBildText, readLadenBild } from './laden-bild.repository.ts';
export { addLadenBild, type NewLadenBild, removeLadenBild } from './laden-bilder.ts';
export { listHauptbilder } from './list-hauptbilder.ts';
export { bildHash, prepareBild } from './prepare/prepare-bild.ts';
export { prepareBildApart, prepareSchnittApart } from './prepare/prepare-bild-apart.ts';
export { prepareForm } from './prepare/prepare-form.ts';
export {
  countProdukteMitBild,
  deleteProduktBild,
  insertProduktBild,
  listProduktBilder,
  listProduktBildPlaetze,
  type ProduktBildRow,
  updateAltText,
} from './produkt-bild.repository.ts';
export { deleteUnusedBilder } from './unused-bilder.ts';
export { verifyBilder, verifyUnusedBilder } from './verify-bilder.ts';
