/** Whether a name contains the search text. */
export function hasSuche(name: string, suche: string): boolean {
  return name.toLocaleLowerCase('de-DE').includes(suche.trim().toLocaleLowerCase('de-DE'));
}
