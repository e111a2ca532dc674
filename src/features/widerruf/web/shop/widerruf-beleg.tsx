import { Link } from 'react-router';
import { geldBis } from '#features/auftrag/zustand/geld-frist.ts';
import { formatLangesDatum } from '#shared/datum/datum.ts';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { eingangText, empfangWegText } from '../../beleg/beleg-worte.ts';
import type { GelesenerBeleg } from '../../beleg/read-beleg.ts';
import { erklaerungZeilen } from '../../erklaerung.ts';
import styles from './widerruf-beleg.module.css';

/** What was declared, and when it came in: the durable receipt, on one printed page. */
export function WiderrufBeleg({ beleg }: { beleg: GelesenerBeleg }) {
  const { laden, weg, email } = beleg;
  const eingang = eingangText(beleg);
  const { isDa, text } = empfangWegText(weg, email);
  return (
    <>
      <p className={styles.eingang}>
        Ihr Widerruf ist {eingang && <strong>{`am ${eingang}`}</strong>} <span>bei</span>{' '}
        <span>{laden.name ? <strong>{laden.name}</strong> : 'uns'}</span> eingegangen.
      </p>
      <p className={isDa ? styles.weg : styles.ohneWeg}>{text}</p>
      <Erklaert beleg={beleg} eingang={eingang} />
      <Weiter beleg={beleg} />
      <div className={`row-3 ${styles.knoepfe}`}>
        <span className={styles.drucken}>
          <Button look="secondary" onClick={() => print()}>
            Drucken oder als PDF speichern
          </Button>
        </span>
        <LinkButton look="quiet" to="/">
          Zur Startseite
        </LinkButton>
      </div>
    </>
  );
}

function Erklaert({ beleg, eingang }: { beleg: GelesenerBeleg; eingang: string }) {
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="inhalt-widerruf">
      <h2 id="inhalt-widerruf">Das haben Sie erklärt</h2>
      <dl className={`stack-3 ${styles.angaben}`}>
        {erklaerungZeilen(beleg).map(({ name, zeilen }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{zeilen.join('\n')}</dd>
          </div>
        ))}
        {eingang && (
          <div>
            <dt>Eingegangen</dt>
            <dd>{eingang}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The two periods of § 355 (3) and § 357 BGB: both count 14 days from the declaration. */
function Weiter({ beleg: { eingangAt, laden } }: { beleg: GelesenerBeleg }) {
  const bis = eingangAt && `, also bis ${formatLangesDatum(geldBis(eingangAt))}`;
  const { email, telefon } = laden;
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="weiter-widerruf">
      <h2 id="weiter-widerruf">So geht es weiter</h2>
      <ul className={styles.schritte}>
        <li>
          <strong>Ware zurück:</strong>
          <span>{` Haben Sie die Ware schon, schicken Sie sie bitte innerhalb von 14 Tagen zurück${bis}${laden.anschrift.length > 0 ? ', an:' : '.'}`}</span>
          {laden.anschrift.length > 0 && (
            <address className={styles.anschrift}>{laden.anschrift.join('\n')}</address>
          )}
        </li>
        <li>
          <strong>Geld zurück:</strong>
          <span>{` Was Sie für die widerrufene Ware bezahlt haben, bekommen Sie innerhalb von 14 Tagen${bis}. Damit dürfen wir warten, bis die Ware bei uns ist oder Sie zeigen, dass Sie sie abgeschickt haben.`}</span>
        </li>
      </ul>
      <p className="quiet">
        Alle Einzelheiten stehen in der <Link to="/widerrufsbelehrung">Widerrufsbelehrung</Link>
        <span>{`.${email || telefon ? ' Fragen? ' : ''}${email}${email && telefon ? ' oder ' : ''}`}</span>
        <span className={styles.ganz}>{telefon}</span>
      </p>
    </section>
  );
}
