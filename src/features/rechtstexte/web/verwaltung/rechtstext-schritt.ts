/** What is done with a legal text. */
export type RechtstextSchritt = 'bearbeiten' | 'veroeffentlichen' | 'fassungen' | 'pruefung';
