/** The public interface of umsatz for the rest of the server. */
export { readUmsatz } from './read-umsatz.ts';
