/** The public interface of zahlung for the rest of the server. */
export {
  AnbieterError,
  type Erstattungsauskunft,
  type NeueErstattung,
  type NeueZahlung,
  untilAborted,
  type ZahlungsAnbieter,
  type Zahlungsauskunft,
} from './anbieter/anbieter.ts';
export { anbieterName } from './anbieter/anbieter-name.ts';
export { openAnbieter, type ZahlungsZugang } from './anbieter/open-anbieter.ts';
export { refreshAngebot, wegeOhneAntwort } from './anbieter/refresh-angebot.ts';
export { erstattungRoutes } from './erstattung/erstattung.routes.ts';
export { kontoseiteRoutes } from './erstattung/kontoseite.routes.ts';
export { matchUmsaetze } from './kontoauszug/match-umsaetze.ts';
export { zahlungRoutes } from './kontoauszug/zahlung.routes.ts';
export { countLaufende } from './laufende.repository.ts';
export { endVersuche } from './online/end-versuche.ts';
export { meldungRoutes } from './online/meldung.routes.ts';
export { probezahlungRoutes } from './online/probezahlung.routes.ts';
export { forgetMeldungen, hasZahlungen, settleZahlungen } from './online/settle-zahlungen.ts';
export { verifyZahlungen } from './online/verify-zahlungen.ts';
export type { LiesAnbieter, ZahlungServices } from './online/zahlung-services.ts';
export { zahlungsseiteRoutes } from './online/zahlungsseite.routes.ts';
export { probelaufRoutes } from './probelauf/probelauf.routes.ts';
export { readProbelaufStand } from './probelauf/read-probelauf.ts';
