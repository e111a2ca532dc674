import type { Gebucht } from '../contract.ts';

/** What became of transfers, in one line: '3 Zahlungen gebucht, 1 nicht.' */
export function ergebnisText(ergebnisse: Pick<Gebucht, 'ergebnis'>[]): string {
  const zahl = (art: Gebucht['ergebnis']) => ergebnisse.filter(({ ergebnis }) => ergebnis === art).length;
  const schon = zahl('schonGebucht');
  const nicht = zahl('abgelehnt');
  const teile = [
    zahlungen(zahl('gebucht'), 'gebucht'),
    ...(schon > 0 ? [`${schon} ${schon === 1 ? 'war' : 'waren'} es schon`] : []),
    ...(nicht > 0 ? [`${nicht} nicht`] : []),
  ];
  return `${teile.join(', ')}.`;
}

/** '1 Zahlung gebucht', '12 Zahlungen gebucht'. */
export function zahlungen(anzahl: number, was: string): string {
  return `${anzahl === 0 ? 'Keine' : anzahl} ${anzahl === 1 || anzahl === 0 ? 'Zahlung' : 'Zahlungen'} ${was}`;
}
