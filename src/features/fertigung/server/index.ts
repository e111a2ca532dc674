/** The public interface of fertigung for the rest of the server. */
export { fertigungRoutes } from './fertigung.routes.ts';
export { produktionRoutes } from './produktion.routes.ts';
