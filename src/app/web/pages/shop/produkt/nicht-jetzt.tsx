import { Link } from 'react-router';
import type { Laden } from '#features/einstellung/laden/laden.ts';
import { formatLangesDatum } from '#shared/datum/datum.ts';
import styles from './nicht-jetzt.module.css';

type NichtJetztProps = { pause: Laden['pause']; place: 'list' | 'detail' };

/** In the place of stepper and button: a pause takes nothing into the cart, and what is sold out cannot be bought. */
export function NichtJetzt({ pause, place }: NichtJetztProps) {
  const tag = formatLangesDatum(pause?.bis ?? '');
  if (pause)
    return (
      <p className={`quiet ${styles.nichtJetzt}`} data-closed>
        {tag ? `Wieder zu bestellen ab ${tag}` : 'In unserer Pause nicht zu bestellen'}
      </p>
    );
  return (
    <p className={`quiet ${styles.nichtJetzt}`} data-closed>
      {place === 'list' ? (
        'Schauen Sie bald wieder vorbei'
      ) : (
        <span>
          Schauen Sie bald wieder vorbei oder <Link to="/contact">fragen Sie uns</Link>, wann die nächsten
          Stücke fertig sind.
        </span>
      )}
    </p>
  );
}
