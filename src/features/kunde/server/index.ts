/** The public interface of kunde for the rest of the server. */
export { addKunde, type NeueAngaben } from './add-kunde.ts';
export { addMissingKunden } from './add-missing-kunden.ts';
export { type Author, insertAenderung, listAenderungen } from './aenderung.repository.ts';
export { changeKunde } from './change-kunde.ts';
export { createAccountWithKunde } from './create-account-with-kunde.ts';
export { ensureFirstAdmin } from './ensure-first-admin.ts';
export { setSperrgrund } from './kunde.repository.ts';
export { kundennummerOf } from './kundennummer.ts';
export { readKundeAngaben } from './read-angaben.ts';
export { verifyKunden } from './verify-kunden.ts';
