/** The public interface of aufbewahrung for the rest of the server. */
export { aufbewahrungRoutes } from './aufbewahrung.routes.ts';
