/**
 * Why one that was delivered before there were documents gets none: its person was deleted, above 250 € nobody is named
 * (§ 33 UStDV), it cannot be read, nothing is billed of it any more, or it was ticked off as invoiced by hand.
 */
export const altbestandHindernisse = ['vonHand', 'geloescht', 'anschrift', 'unlesbar', 'nichts'] as const;
export type AltbestandHindernis = (typeof altbestandHindernisse)[number];

/** At most so many are written or ticked off with one call. */
export const altbestandMeiste = 50;

/** The reason, as the owner reads it. */
export const hindernisText: Record<AltbestandHindernis, string> = {
  vonHand:
    'Sie ist als von Hand berechnet abgehakt. Soll sie doch einen Beleg bekommen, nehmen Sie sie unten wieder auf.',
  geloescht: 'Die Angaben der Person sind gelöscht. Ein Beleg ist nicht mehr nötig.',
  anschrift:
    'Über 250 € braucht eine Rechnung Namen und Anschrift. Hier fehlen sie und lassen sich nach der Übergabe nicht mehr eintragen: Bitte schreiben Sie diese Rechnung von Hand.',
  unlesbar: 'Was davon gespeichert ist, lässt sich nicht lesen. Bitte schreiben Sie diese Rechnung von Hand.',
  nichts: 'Davon ist nichts mehr zu berechnen. Ein Beleg ist nicht nötig.',
};
