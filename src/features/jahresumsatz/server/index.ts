/** The public interface of jahresumsatz for the rest of the server. */
export { jahresumsatzRoutes } from './jahresumsatz.routes.ts';
export { Umsatzwaechter } from './umsatzwaechter.ts';
