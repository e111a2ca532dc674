/** What is asked of who confirms an address without being signed in to its account. */
export const nachweisText = 'Bitte geben Sie das Passwort Ihres Kontos ein.';
