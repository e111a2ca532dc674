import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import { hindernisText } from '../../../altbestand-hindernis.ts';
import { belegeText } from '../../../altbestand-text.ts';
import styles from './altbestand.module.css';
import { titelOf } from './altbestand-zeile.tsx';
import type { Lauf } from './use-schreiben.ts';

type AltbestandErgebnisseProps = { lauf: Lauf; onWeiter: () => void; onClose: () => void };

/** What was written, what was not and why, and the rest to go on with. */
export function AltbestandErgebnisse({ lauf, onWeiter, onClose }: AltbestandErgebnisseProps) {
  const { eintraege, ergebnisse, fehler } = lauf;
  const kopf = useRef<HTMLDivElement>(null);
  useEffect(() => kopf.current?.focus(), []);
  const rest = eintraege.length - ergebnisse.length;
  const nicht = ergebnisse.filter(({ hindernis }) => hindernis);
  const kind = fehler !== undefined ? 'error' : rest + nicht.length > 0 ? 'warning' : 'success';
  return (
    <div ref={kopf} tabIndex={-1} className={`stack-3 ${styles.ergebnis}`}>
      <Alert kind={kind} isAnswer onDismiss={rest === 0 ? onClose : undefined}>
        <p>{geschriebenText(lauf)}</p>
        {fehler !== undefined && <p>{failureText('', fehler)}</p>}
        {rest > 0 && <p>{`Übrig: ${belegeText(rest)}. Was fertig ist, bleibt.`}</p>}
        <Link to="/admin/belege" className="touch-line">
          Zu den Belegen
        </Link>
      </Alert>
      {nicht.length > 0 && (
        <ul className="stack-2">
          {nicht.map(({ id, hindernis }) => (
            <li key={id}>{nichtText(lauf, id, hindernis ?? 'nichts')}</li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button className={styles.weiter} onClick={onWeiter}>
          {`Übrige ${formatZahl(rest)} schreiben`}
        </Button>
      )}
    </div>
  );
}

function geschriebenText({ ergebnisse }: Lauf): string {
  const nummern = ergebnisse.flatMap(({ nummer }) => nummer ?? []);
  const [erste, letzte] = [nummern[0], nummern.at(-1)];
  if (!erste) return 'Noch ist kein Beleg fertig.';
  if (nummern.length === 1) return `1 Beleg ist fertig: ${erste}.`;
  return `${belegeText(nummern.length)} sind fertig: ${erste} bis ${letzte}.`;
}

function nichtText({ eintraege }: Lauf, id: string, hindernis: keyof typeof hindernisText): string {
  const eintrag = eintraege.find(({ anlass }) => anlass.id === id);
  return `${eintrag ? titelOf(eintrag) : id}: ${hindernisText[hindernis]}`;
}
