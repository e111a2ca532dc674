/** The public interface of bild for the rest of the server. */
export {
  deleteProduktBild,
  insertBild,
  insertProduktBild,
  listProduktBildPlaetze,
  updateAltText,
} from './bild.repository.ts';
export { collectUnusedBilder } from './collect-unused-bilder.ts';
export { bildFormen } from './find-form.ts';
export { type BildVariante, type PreparedBild, prepareBild } from './prepare/prepare-bild.ts';
export { prepareBildApart, stopText } from './prepare/prepare-bild-apart.ts';
export { prepareForm } from './prepare/prepare-form.ts';
export { deleteUnusedBilder } from './unused-bilder.ts';
export { verifyBilder, verifyUnusedBilder } from './verify-bilder.ts';
