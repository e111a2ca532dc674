/** requirements.md, admin §8, Users, verbatim. */
export const meldungen = {
  laden: 'Fehler beim Laden der Benutzer',
  status: 'Kunden-Status-Änderung noch nicht implementiert',
  loeschen: 'Kunden können nicht gelöscht werden. Bitte deaktivieren Sie stattdessen.',
  anlegen: 'Neue Kunden registrieren sich über die Registrierungsseite',
  passwort: 'Passwort-Änderung erfolgt über das Kunden-Portal',
  nichtAktualisiert: 'Fehler beim Aktualisieren',
  aktualisiert: 'Benutzer erfolgreich aktualisiert',
} as const;
