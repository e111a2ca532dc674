/** A name as it is compared (R10): without spaces around it, without difference between large and small letters. */
export function bezeichnungKey(bezeichnung: string): string {
  return bezeichnung.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
