/** Why an order costs less than it did, by its events. */
export function wenigerWort(ereignisse: { typ: string }[]): string {
  const is = (gesucht: string) => ereignisse.some(({ typ }) => typ === gesucht);
  if (!is('widerrufen')) return 'Davon storniert';
  return is('teilStorniert') ? 'Davon storniert oder widerrufen' : 'Davon widerrufen';
}

/** `DE89 3704 0044 0532 0130 00`, as banks print it. */
export function ibanText(iban: string): string {
  return (iban.replaceAll(/\s/g, '').match(/.{1,4}/g) ?? []).join(' ');
}
