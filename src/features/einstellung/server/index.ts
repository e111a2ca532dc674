/** The public interface of einstellung for the rest of the server. */
export { findEinstellung } from './einstellung.repository.ts';
export { type EinstellungServices, einstellungRoutes } from './einstellung.routes.ts';
export { isOffen } from './is-offen.ts';
export { ladenRoutes } from './laden.routes.ts';
export { listPhasen } from './list-phasen.ts';
export {
  readEinstellung,
  readEinstellungen,
  readEinstellungenAm,
  readSomeEinstellungen,
} from './read-einstellungen.ts';
export { type Author, type ShopVersion, saveEinstellung } from './save-einstellung.ts';
export { toStand } from './to-stand.ts';
export { umgebungRoutes } from './umgebung.routes.ts';
export { verifyEinstellungen } from './verify-einstellungen.ts';
