/** The public interface of konto for the rest of the server. */
export { deleteKonto } from './delete-konto.ts';
export { sendLink } from './send-link.ts';
