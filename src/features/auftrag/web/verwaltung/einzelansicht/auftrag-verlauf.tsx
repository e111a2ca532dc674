import type { GelesenesEreignis } from '../../../read-auftrag.ts';
import { zurueckLabel } from '../aktion-worte.ts';
import type { TeilProps } from '../auftrag-props.ts';
import { zeitText } from '../auftrag-worte.ts';
import { AktionKnopf } from './aktion-knopf.tsx';
import styles from './auftrag.module.css';
import { ZurueckKnopf } from './zurueck-knopf.tsx';

/** Everything that happened, the newest first: who did what and when. What was taken back is struck through. */
export function AuftragVerlauf({ auftrag, onAktion }: TeilProps) {
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="auftrag-verlauf">
      <h2 id="auftrag-verlauf">Verlauf</h2>
      <ol className={`stack-3 ${styles.verlauf}`} reversed>
        {auftrag.ereignisse.toReversed().map((one) => (
          <li key={one.nr}>
            <Was ereignis={one} />
            <p className={styles.leise}>
              {[`Schritt ${one.nr}`, one.von, zeitText(one.at)].filter(Boolean).join(', ')}
            </p>
            {one.typ === 'zurueckgenommen' &&
              one.nr === auftrag.letzteNr &&
              one.hinausgegangen.length > 0 && (
                <AktionKnopf aktion="nachricht" auftrag={auftrag} onAktion={onAktion} />
              )}
            {one.typ !== 'notiz' && (
              <ZurueckKnopf
                auftrag={auftrag}
                ereignis={one}
                {...(one.typ === 'storniert' ? { label: zurueckLabel.storno } : {})}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Was({ ereignis: { text, details, isZurueckgenommen } }: { ereignis: GelesenesEreignis }) {
  const was = (
    <>
      <p className={styles.was}>{text}</p>
      {details.map((zeile) => (
        <p key={zeile} className={styles.lines}>
          {zeile}
        </p>
      ))}
    </>
  );
  if (!isZurueckgenommen) return was;
  return (
    <>
      <del className={styles.zurueck}>{was}</del>
      <p className={styles.leise}>zurückgenommen</p>
    </>
  );
}
