/** How names are sorted, everywhere: as Germans expect it, and 'Seife 2' before 'Seife 10'. */
export const deutsch = new Intl.Collator('de', { numeric: true });
