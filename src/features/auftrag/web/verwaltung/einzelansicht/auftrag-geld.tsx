import { useSession } from '#features/auth/web/session.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { TeilProps } from '../auftrag-props.ts';
import { naechsteAktion } from '../auftrag-worte.ts';
import { AktionKnopf } from './aktion-knopf.tsx';
import styles from './auftrag.module.css';
import { KopierKnopf } from './kopier-knopf.tsx';
import { UeberweisungAngaben } from './ueberweisung-angaben.tsx';

/** What came in, and what is open or has to be returned. */
export function AuftragGeld({ auftrag, onAktion }: TeilProps) {
  const { zahlart, bezahlt, erlassen, offen, zurueck, zurueckLaeuft, verwendungszweck, ueberweisung } =
    auftrag;
  const naechste = naechsteAktion(auftrag);
  const isAdmin = useSession().user?.role === 'admin';
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="auftrag-geld">
      <h2 id="auftrag-geld">Zahlung</h2>
      <dl className={`stack-1 ${styles.angaben}`}>
        {zahlart && <Angabe wort="Wie" wert={zahlwegOf(zahlart).name} />}
        <Angabe wort="Bezahlt" wert={formatEuro(bezahlt)} />
        {erlassen > 0 && <Angabe wort="Erlassen" wert={formatEuro(erlassen)} />}
        {offen > 0 && <Angabe wort="Noch offen" wert={formatEuro(offen)} isStark />}
        {zurueck > 0 && <Angabe wort="Zurückzuzahlen" wert={formatEuro(zurueck)} isStark />}
        {zurueckLaeuft > 0 && <Angabe wort="Davon unterwegs" wert={formatEuro(zurueckLaeuft)} />}
        {ueberweisung && (
          <UeberweisungAngaben konto={ueberweisung} nummer={verwendungszweck} betrag={offen} />
        )}
        {!ueberweisung && zahlwegOf(zahlart).isUeberweisung && verwendungszweck && (
          <div>
            <dt>Verwendungs&shy;zweck</dt>
            <dd>
              <span className={styles.nowrap}>{verwendungszweck}</span>{' '}
              <KopierKnopf was="Verwendungszweck" text={verwendungszweck} />
            </dd>
          </div>
        )}
      </dl>
      <div className={`row-2 ${styles.knoepfe}`}>
        {(['zahlung', 'erlassen', 'erstattung', 'nachlass'] as const)
          // To forgive, and to let go of, is the owner's (ADR 095).
          .filter((one) => one !== naechste && (isAdmin || (one !== 'erlassen' && one !== 'nachlass')))
          .map((aktion) => (
            <AktionKnopf key={aktion} aktion={aktion} auftrag={auftrag} onAktion={onAktion} />
          ))}
      </div>
    </section>
  );
}

function Angabe({ wort, wert, isStark }: { wort: string; wert: string; isStark?: boolean }) {
  return (
    <div>
      <dt>{wort}</dt>
      <dd className={isStark ? styles.stark : undefined}>{wert}</dd>
    </div>
  );
}
