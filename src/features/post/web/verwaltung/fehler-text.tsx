import { smtpGrund } from '../../zustellung/smtp-grund.ts';
import styles from './postausgang.module.css';

/** Why a message did not arrive: what to do first, then the mail server's own words. */
export function FehlerText({ fehler }: { fehler: string }) {
  const grund = smtpGrund(fehler);
  if (!fehler) return null;
  return (
    <>
      {grund && <p>{grund}</p>}
      <p className={`quiet ${styles.server}`}>
        {grund && <span>{/^\d{3}[ -]/.test(fehler) ? 'Der Mailserver sagt: ' : 'Technisch: '}</span>}
        <bdi>{fehler}</bdi>
      </p>
    </>
  );
}
