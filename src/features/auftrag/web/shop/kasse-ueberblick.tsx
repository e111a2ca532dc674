import { Link } from 'react-router';
import { formatTermin } from '#features/einstellung/liefertermin.ts';
import { formatEuro } from '#shared/money.ts';
import type { Kasse } from '../../kasse-contract.ts';
import { gewaehlt, type Wahl } from '../../unterschiede.ts';

export type KasseUeberblickProps = { kasse: Kasse; wahl: Wahl | undefined };

/** All costs and the day of arrival above the first field (facts §8, rule 4). */
export function KasseUeberblick({ kasse, wahl }: KasseUeberblickProps) {
  const moeglichkeit = gewaehlt(kasse, wahl) ?? kasse.moeglichkeiten[0];
  const stueck = kasse.posten.reduce((sum, { menge }) => sum + menge, 0);
  return (
    <p>
      <Link to="/cart">{stueck} Stück</Link>
      {moeglichkeit && (
        <>
          {' · '}
          <strong>{formatEuro(moeglichkeit.gesamt)}</strong>{' '}
          {moeglichkeit.versandart === 'abholung' ? 'bei Abholung' : 'mit Versand'}
          {' · '}
          <span>da {formatTermin(moeglichkeit.termin)}</span>
        </>
      )}
    </p>
  );
}
