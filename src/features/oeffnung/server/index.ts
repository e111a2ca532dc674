/** The public interface of oeffnung for the rest of the server. */
export type { PhaseServices } from './change-phase.ts';
export { phaseRoutes } from './phase.routes.ts';
export { readOeffnung } from './read-oeffnung.ts';
export { refuseZugangLuecke } from './refuse-zugang-luecke.ts';
export { saveGruppeRoutes } from './save-gruppe.routes.ts';
