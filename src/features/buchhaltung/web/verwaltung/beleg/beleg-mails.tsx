import { Link } from 'react-router';
import { StandChip } from '#features/post/web/verwaltung/stand-chip.tsx';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Email } from '#web/ui/shop/email.tsx';
import type { BelegVoll } from '../../../contract.ts';
import styles from './beleg.module.css';

/** The mails that it was attached to, and whether they arrived; below them a copy can be sent. */
export function BelegMails({ beleg, children }: { beleg: BelegVoll; children: Elements }) {
  const { mails, anlass, istGeloescht } = beleg;
  if (mails.length === 0 && (istGeloescht || anlass.art === 'markttag'))
    return children ? <div className={styles.fuss}>{children}</div> : null;
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="beleg-mails">
      <h2 id="beleg-mails">E-Mails</h2>
      {mails.length === 0 ? (
        <p className="quiet">Dieser Beleg ging noch mit keiner E-Mail hinaus.</p>
      ) : (
        <ul className={styles.mails}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <p className={`${styles.text} ${styles.betreff}`}>
                <bdi>{mail.betreff || 'ohne Betreff'}</bdi> <StandChip stand={mail.stand} />
              </p>
              <p className={`quiet ${styles.text}`}>
                {mail.an && (
                  <span>
                    an <Email email={mail.an} />,{' '}
                  </span>
                )}
                <span>{formatZeitpunkt(mail.at)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.fuss}>
        {children}
        {mails.length > 0 && (
          <Link to="/admin/post" className="touch-line">
            Zur Post
          </Link>
        )}
      </div>
    </section>
  );
}
