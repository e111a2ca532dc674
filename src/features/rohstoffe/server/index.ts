/** The public interface of rohstoffe for the rest of the server. */
export { createRohstoff } from '#features/rohstoffpflege/server/create-rohstoff.ts';
export { listRohstoffeKurz, type RohstoffKurz } from './list-rohstoffe.ts';
export { findRohstoffId } from './rohstoff.repository.ts';
export { rohstoffRoutes } from '#features/rohstoffpflege/server/rohstoffpflege.routes.ts';
