/** The public interface of oeffnung for the rest of the server. */
export type { PhaseServices } from './change-phase.ts';
export { phaseRoutes } from './phase.routes.ts';
export type { BereitQuellen } from './read-bereitschaft.ts';
export { readOeffnung } from './read-oeffnung.ts';
export { refuseNewLuecke } from './refuse-new-luecke.ts';
