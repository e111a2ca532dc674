/** What a guest types at the checkout, by the fields' names. */
export const beispielAdresse = [
  ['E-Mail', 'ada@beispiel.de'],
  ['Vorname', 'Ada'],
  ['Nachname', 'Beispiel'],
  ['Straße', 'Lindenweg'],
  ['Hausnummer', '4'],
  ['PLZ', '01067'],
  ['Ort', 'Dresden'],
] as const;
