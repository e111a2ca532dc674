/** The public interface of einstellung for the rest of the server. */
export { einstellungRoutes } from './einstellung.routes.ts';
export { isOffen } from './is-offen.ts';
export { ladenRoutes } from './laden.routes.ts';
export { readLadenBilder } from './ladenbilder/change-laden-bild.ts';
export { ladenBilderRoutes } from './ladenbilder/laden-bilder.routes.ts';
export { listPhasen } from './list-phasen.ts';
export { listStaende } from './list-staende.ts';
export {
  readEinstellung,
  readEinstellungen,
  readEinstellungenAm,
  readErlaubtesAngebot,
  readHoechsteGebuehr,
  readSomeEinstellungen,
} from './read-einstellungen.ts';
export { type Author, saveEinstellung } from './save-einstellung.ts';
export {
  keinSteuerwechsel,
  type Steuerwechsel,
  type Verkauf,
  type Wechselanlass,
} from './steuerwechsel.ts';
export { umgebungRoutes } from './umgebung.routes.ts';
export { verifyEinstellungen } from './verify-einstellungen.ts';
