/** Why an order costs less than it did, by its events. */
export function wenigerWort(ereignisse: { typ: string }[]): string {
  const worte = Object.entries(wenigerWorte).flatMap(([gesucht, wort]) =>
    ereignisse.some(({ typ }) => typ === gesucht) ? wort : [],
  );
  const [letztes = wenigerWorte.teilStorniert] = worte.slice(-1);
  const vorher = worte.slice(0, -1).join(', ');
  return vorher === '' ? `Davon ${letztes}` : `Davon ${vorher} oder ${letztes}`;
}

const wenigerWorte = { teilStorniert: 'storniert', widerrufen: 'widerrufen', nachlass: 'nachgelassen' };

/** `DE89 3704 0044 0532 0130 00`, as banks print it. */
export function ibanText(iban: string): string {
  return (iban.replaceAll(/\s/g, '').match(/.{1,4}/g) ?? []).join(' ');
}
