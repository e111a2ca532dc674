import { Link } from 'react-router';
import { formatDatum } from '#shared/datum/datum.ts';
import type { GelesenerRechtstext } from '../../read-rechtstext.ts';
import type { RechtstextArt } from '../../rechtstext-art.ts';

type RechtstextFassungenProps = { art: RechtstextArt; fassungen: GelesenerRechtstext['fassungen'] };

/** Links to all versions that are or were valid, newest first. */
export function RechtstextFassungen({ art, fassungen }: RechtstextFassungenProps) {
  return (
    <section>
      <h2>Alle Fassungen</h2>
      <ul>
        {fassungen.map(({ nr, gueltigAb, gueltigBis }) => (
          <li key={nr}>
            <Link to={`/rechtstexte/${art}/${nr}`}>{`Fassung vom ${formatDatum(gueltigAb)}`}</Link>
            <span>{gueltigBis ? `, gültig bis ${formatDatum(gueltigBis)}` : ', gültig heute'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
