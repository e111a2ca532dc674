/** requirements.md, admin §8, Cost calculation. */
export const keineProdukteText =
  'Keine Portfolio-Produkte gefunden. Bitte legen Sie zuerst Produkte in der Portfolio-Verwaltung an.';
export const produkteFehler = 'Fehler beim Laden der Produkte: ';
export const berechnungFehler = 'Fehler beim Laden der Berechnung: ';
export const neuberechnenFehler = 'Fehler beim Neuberechnen: ';
export const berechnungSpeicherFehler = 'Fehler beim Speichern: ';
export const uebernehmenFehler = 'Fehler beim Preis übernehmen: ';
