/** Above the fields of a form of which some may stay empty: these say so in their labels. */
export function PflichtHinweis() {
  return <p className="quiet">Alle Felder ohne „freiwillig“ bitte ausfüllen.</p>;
}
