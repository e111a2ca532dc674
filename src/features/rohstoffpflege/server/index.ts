/** The public interface of rohstoffpflege for the rest of the server. */
export { createRohstoff } from './create-rohstoff.ts';
export { rohstoffRoutes } from './rohstoffpflege.routes.ts';
