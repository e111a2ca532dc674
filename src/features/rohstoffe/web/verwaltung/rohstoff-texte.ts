/** requirements.md, admin §8, Raw materials. */
export const erstelltText = 'Erfolgreich erstellt!';
export const aktualisiertText = 'Erfolgreich aktualisiert!';
/** R10: shown beside the success message, because the saved data are incomplete. */
export const ohneEinkaufspreisText = (name: string) =>
  `Noch ohne Einkaufspreis: In der Warenberechnung fehlt der Preis von „${name}“.`;
/** 'göscht' is the spelling of the specification (R24). */
export const geloeschtText = 'Erfolgreich göscht!';
export const ladeFehler = 'Fehler beim Laden der Daten: ';
export const speicherFehler = 'Fehler beim Speichern: ';
export const loeschFehler = 'Fehler beim Löschen: ';
