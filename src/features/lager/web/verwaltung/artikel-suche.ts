/** Whether a name has what is searched. */
export function hasSuche(name: string, suche: string): boolean {
  return name.toLocaleLowerCase('de-DE').includes(suche.trim().toLocaleLowerCase('de-DE'));
}
