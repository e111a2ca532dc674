/** The public interface of markt for the rest of the server. */

export { listAltmarkttage, listMarkttagKurz, writeMarktAltbeleg } from './altmarkttage.ts';
export { findMarkttageIn, readOrte } from './find-orte.ts';
export { marktRoutes } from './markt.routes.ts';
export { readMarktSumme } from './read-markt.ts';
export { verifyMarkt } from './verify-markt.ts';
