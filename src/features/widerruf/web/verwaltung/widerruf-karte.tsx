import { Link } from 'react-router';
import { zeitText } from '#features/auftrag/web/verwaltung/auftrag-worte.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { GelesenerWiderruf } from '../../bearbeitung/read-widerruf.ts';
import {
  aufgabeWort,
  eingegangenText,
  geldBisText,
  isDringend,
  isGeldOffen,
} from '../../bearbeitung/widerruf-worte.ts';
import type { WiderrufDialogArt } from './dialoge/widerruf-dialog.tsx';
import { WiderrufAngaben } from './widerruf-angaben.tsx';
import { WiderrufBeleg } from './widerruf-beleg.tsx';
import { WiderrufSchritte } from './widerruf-schritte.tsx';
import { WiderrufZuordnen } from './widerruf-zuordnen.tsx';
import styles from './widerrufe.module.css';

type WiderrufKarteProps = {
  widerruf: GelesenerWiderruf;
  heute: string;
  onDialog: (art: WiderrufDialogArt) => void;
};

/** A withdrawal: who, which order, until when the money is due, what was declared, and what is to be done. */
export function WiderrufKarte({ widerruf, heute, onDialog }: WiderrufKarteProps) {
  const { _id, name, geldBis, aufgaben, auftrag } = widerruf;
  const titel = `widerruf-${_id}`;
  return (
    <article className={`card stack-3 roomy ${styles.karte}`} aria-labelledby={titel}>
      <div className={`spread ${styles.kopf}`}>
        <h2 id={titel} className={styles.titel}>
          <bdi>{name || 'Ohne Namen'}</bdi>
        </h2>
        <p className={`row-2 ${styles.chips}`}>
          {isGeldOffen(widerruf) && geldBis && (
            <StatusChip tone={isDringend(geldBis, heute) ? 'bad' : 'neutral'}>
              {geldBisText(geldBis)}
            </StatusChip>
          )}
          {aufgaben.map((aufgabe) => (
            <StatusChip key={aufgabe} tone="warning">
              {aufgabeWort[aufgabe]}
            </StatusChip>
          ))}
        </p>
      </div>
      <div>
        {auftrag ? <Bestellung auftrag={auftrag} /> : <p>Noch keiner Bestellung zugeordnet.</p>}
        <p className={styles.leise}>{eingegangenText(widerruf)}</p>
      </div>
      <div className={styles.spalten}>
        <div className={styles.spalte}>
          <WiderrufAngaben widerruf={widerruf} />
          <WiderrufBeleg widerruf={widerruf} />
        </div>
        <div className={styles.spalte}>
          {aufgaben.includes('zuordnen') && <WiderrufZuordnen widerruf={widerruf} />}
          <WiderrufSchritte widerruf={widerruf} onDialog={onDialog} />
          <Verlauf widerruf={widerruf} />
        </div>
      </div>
    </article>
  );
}

/** Which order, and when its goods left: both begin a period. */
function Bestellung({ auftrag }: { auftrag: NonNullable<GelesenerWiderruf['auftrag']> }) {
  const { _id, nummer, name, bestelltAt, geliefertAt } = auftrag;
  return (
    <p>
      <Link className={styles.nummer} to={`/admin/bestellungen/${_id}`}>
        {nummer}
      </Link>
      , <bdi>{name}</bdi>
      <span>{`${bestelltAt ? `, bestellt am ${zeitText(bestelltAt)} Uhr` : ''}${geliefertAt ? `, aus dem Haus am ${zeitText(geliefertAt)} Uhr` : ', noch alles im Haus'}`}</span>
    </p>
  );
}

function Verlauf({ widerruf: { verlauf } }: { widerruf: GelesenerWiderruf }) {
  if (verlauf.length === 0) return null;
  return (
    <details className={styles.verlauf}>
      <summary>Verlauf</summary>
      <VerlaufListe verlauf={verlauf} />
    </details>
  );
}

/** What happened, the newest first. */
export function VerlaufListe({ verlauf }: Pick<GelesenerWiderruf, 'verlauf'>) {
  return (
    <ol className="stack-2" reversed>
      {verlauf.toReversed().map(({ at, von, text }) => (
        <li key={`${at} ${text}`}>
          <span>{text}</span>
          <span className={styles.wann}>{[von, zeitText(at)].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ol>
  );
}
