/** The public interface of markt for the rest of the server. */
export { listAltmarkttage, writeMarktAltbeleg } from './altmarkttage.ts';
export { marktRoutes } from './markt.routes.ts';
export { verifyMarkt } from './verify-markt.ts';
