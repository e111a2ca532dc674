/** Leads to what was delivered before there were documents, while any of it has none. */
export function AltbestandHinweis() {
  return null;
}
