/** The public interface of markt for the rest of the server. */
export { marktRoutes } from './markt.routes.ts';
export { readMarktSumme } from './read-markt.ts';
export { verifyMarkt } from './verify-markt.ts';
