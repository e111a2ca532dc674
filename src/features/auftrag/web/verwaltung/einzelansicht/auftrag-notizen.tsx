import type { TeilProps } from '../auftrag-props.ts';
import { zeitText } from '../auftrag-worte.ts';
import { AktionKnopf } from './aktion-knopf.tsx';
import styles from './auftrag.module.css';
import { ZurueckKnopf } from './zurueck-knopf.tsx';

/** What the workshop wrote down for itself; its customer gets it with the copy of her own data alone. */
export function AuftragNotizen({ auftrag, onAktion }: TeilProps) {
  const notizen = auftrag.ereignisse.filter(
    ({ typ, isZurueckgenommen }) => typ === 'notiz' && !isZurueckgenommen,
  );
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="auftrag-notizen">
      <h2 id="auftrag-notizen">Notizen der Werkstatt</h2>
      {notizen.length === 0 && (
        <p className={styles.leise}>
          Nur die Werkstatt sieht sie. Wer seine Daten anfordert, bekommt auch die Notizen zu seiner
          Bestellung.
        </p>
      )}
      <ul className={`stack-3 ${styles.liste}`}>
        {notizen.map((notiz) => (
          <li key={notiz.nr}>
            <p className={styles.lines}>{notiz.details.join('\n')}</p>
            <p className={styles.leise}>{[notiz.von, zeitText(notiz.at)].filter(Boolean).join(', ')}</p>
            <ZurueckKnopf auftrag={auftrag} ereignis={notiz} label="Entfernen" />
          </li>
        ))}
      </ul>
      <AktionKnopf aktion="notiz" auftrag={auftrag} onAktion={onAktion} />
    </section>
  );
}
