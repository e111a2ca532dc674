/** The public interface of widerruf for the rest of the server. */
export { widerrufVerwaltungRoutes } from './bearbeitung/widerruf-verwaltung.routes.ts';
export { declareWiderruf } from './eingang/declare-widerruf.ts';
export { processWiderruf } from './eingang/process-widerruf.ts';
export { hasUnbearbeitete, processWiderrufe } from './eingang/process-widerrufe.ts';
export { WiderrufGrenze } from './eingang/widerruf-grenze.ts';
export { forgetWiderrufe, readWiderrufFrist } from './forget-widerrufe.ts';
export { type Erklaert, listErklaerungen } from './list-erklaerungen.ts';
export { hasBeleg } from './read-beleg.ts';
export { verifyWiderrufe } from './verify-widerrufe.ts';
export { widerrufRoutes } from './widerruf.routes.ts';
