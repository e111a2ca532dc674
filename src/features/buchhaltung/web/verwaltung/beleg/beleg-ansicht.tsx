import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { BelegVoll } from '../../../contract.ts';
import { KopieSenden } from '../kopie/kopie-senden.tsx';
import { SatzSummen } from '../satz-summen.tsx';
import styles from './beleg.module.css';
import { BelegAngaben } from './beleg-angaben-karte.tsx';
import { BelegDateien } from './beleg-dateien.tsx';
import { BelegKette } from './beleg-kette.tsx';
import { BelegMails } from './beleg-mails.tsx';
import { BelegZeilen } from './beleg-zeilen.tsx';

/** Everything about one document on one screen. */
export function BelegAnsicht({ beleg }: { beleg: BelegVoll }) {
  const { istGeloescht, steuern } = beleg;
  return (
    <>
      <Maengel beleg={beleg} />
      {istGeloescht ? <Geloescht /> : <BelegDateien beleg={beleg} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <BelegZeilen beleg={beleg} />
          {steuern.length > 0 && (
            <section className={`card roomy ${styles.card}`} aria-labelledby="beleg-steuer">
              <h2 id="beleg-steuer">Steuer</h2>
              <SatzSummen label="Steuer nach Sätzen" summen={steuern} />
            </section>
          )}
          <BelegMails beleg={beleg}>{!istGeloescht && <KopieSenden beleg={beleg} />}</BelegMails>
        </div>
        <div className={styles.column}>
          <BelegAngaben beleg={beleg} />
          <BelegKette beleg={beleg} />
        </div>
      </div>
    </>
  );
}

/** What does not hold, and what to do then: nothing by hand, which would break more. */
function Maengel({ beleg: { kette } }: { beleg: BelegVoll }) {
  if (kette.maengel.length === 0) return null;
  return (
    <Alert kind="error">
      <p>
        <strong>Dieser Beleg ist nicht mehr so, wie er geschrieben wurde:</strong>
      </p>
      <ul className={styles.maengel}>
        {kette.maengel.map((mangel) => (
          <li key={mangel}>{mangel}</li>
        ))}
      </ul>
      <p>
        Bitte ändern Sie nichts von Hand. Heben Sie die letzte Sicherung gut auf, und zeigen Sie diese Meldung
        dem Menschen, der den Laden betreut. Das PDF, das Sie oder Ihre Kundschaft schon haben, bleibt gültig.
      </p>
    </Alert>
  );
}

function Geloescht() {
  return (
    <Alert kind="info">
      <p>
        Was auf diesem Beleg stand, ist mit den Angaben der Person gelöscht, auch PDF und XML. Nummer, Tag,
        Summen und Prüfsummen bleiben: So geht die Buchhaltung weiter auf, und die Kette der Belege bleibt
        prüfbar.
      </p>
    </Alert>
  );
}
