import type { NachrichtArt } from './nachricht.ts';

/**
 * Days that messages stay in the outbox after they were written, by their kinds. Those about accounts: long enough to be sent, and to be found
 * when the owner of the account asks. What was written by the contact form: as long as a question may be taken up again. All others belong to orders.
 */
export const frist: { arten: NachrichtArt[]; days: number }[] = [
  { arten: ['bestaetigung', 'passwort', 'einladung', 'email', 'geaendert', 'geloescht', 'test'], days: 30 },
  { arten: ['kontakt'], days: 365 },
];
