import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { NummernText } from '#web/ui/verwaltung/display/nummern-text.tsx';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import type { AltbestandErgebnis, VonHandEintrag } from '../../../altbestand-contract.ts';
import { hindernisText } from '../../../altbestand-hindernis.ts';
import { belegeText, lieferungenText, titelOf } from '../../../altbestand-text.ts';
import styles from './altbestand.module.css';
import type { Lauf } from './use-lauf.ts';

type AltbestandErgebnisseProps = {
  lauf: Lauf;
  onWeiter: () => void;
  /** Takes up again what was ticked off. */
  onAufnehmen: (eintraege: VonHandEintrag[]) => void;
  onClose: () => void;
};

/** What was done, what was not and why, and the rest to go on with. */
export function AltbestandErgebnisse({ lauf, onWeiter, onAufnehmen, onClose }: AltbestandErgebnisseProps) {
  const { was, eintraege, ergebnisse, fehler } = lauf;
  const kopf = useRef<HTMLDivElement>(null);
  useEffect(() => kopf.current?.focus(), []);
  const rest = eintraege.length - ergebnisse.length;
  const [fertige, andere] = [fertigeOf(lauf), andereOf(lauf)];
  const kind = fehler !== undefined ? 'error' : rest + andere.length > 0 ? 'warning' : 'success';
  return (
    <div ref={kopf} tabIndex={-1} className={`stack-3 ${styles.ergebnis}`}>
      <Alert kind={kind} isAnswer onDismiss={rest === 0 ? onClose : undefined}>
        <p>
          <NummernText text={fertigText(lauf)} />
        </p>
        {fehler !== undefined && <p>{failureText('', fehler)}</p>}
        {rest > 0 && (
          <p>{`Übrig: ${was === 'schreiben' ? belegeText(rest) : lieferungenText(rest)}. Was fertig ist, bleibt.`}</p>
        )}
        {was === 'schreiben' && (
          <Link to="/admin/belege" className="touch-line">
            Zu den Belegen
          </Link>
        )}
      </Alert>
      <Andere lauf={lauf} andere={andere} />
      <div className="row-3">
        {rest > 0 && <Button onClick={onWeiter}>{weiterText(lauf, rest)}</Button>}
        {was === 'abhaken' && fertige.size > 0 && (
          <Button
            variant="default"
            onClick={() => onAufnehmen(eintraege.filter(({ anlass }) => fertige.has(anlass.id)))}
          >
            Wieder aufnehmen
          </Button>
        )}
      </div>
    </div>
  );
}

function Andere({ lauf, andere }: { lauf: Lauf; andere: AltbestandErgebnis[] }) {
  if (andere.length === 0) return null;
  return (
    <ul className="stack-2">
      {andere.map((one) => (
        <li key={one.id}>
          <NummernText text={andersText(lauf, one)} />
        </li>
      ))}
    </ul>
  );
}

/** The ids of those with which it was done. */
function fertigeOf({ was, ergebnisse }: Lauf): Set<string> {
  const isFertig = ({ nummer, hindernis }: AltbestandErgebnis) =>
    was === 'schreiben' ? nummer !== undefined : nummer === undefined && hindernis === undefined;
  return new Set(ergebnisse.filter(isFertig).map(({ id }) => id));
}

function andereOf(lauf: Lauf): AltbestandErgebnis[] {
  const fertige = fertigeOf(lauf);
  return lauf.ergebnisse.filter(({ id }) => !fertige.has(id));
}

function weiterText({ was, eintraege }: Lauf, rest: number): string {
  if (rest > 1) return `Die übrigen ${formatZahl(rest)} ${was}`;
  const istEinziger = eintraege.length === 1;
  if (was === 'schreiben') return istEinziger ? 'Den Beleg schreiben' : 'Den letzten Beleg schreiben';
  return istEinziger ? `Die Lieferung ${was}` : `Die letzte Lieferung ${was}`;
}

function fertigText(lauf: Lauf): string {
  if (lauf.was === 'schreiben') return geschriebenText(lauf);
  const anzahl = fertigeOf(lauf).size;
  const wie = lauf.was === 'abhaken' ? 'abgehakt' : 'wieder aufgenommen';
  if (anzahl === 0) return `Noch ist keine Lieferung ${wie}.`;
  return `${lieferungenText(anzahl)} ${anzahl === 1 ? 'ist' : 'sind'} ${wie}.`;
}

function geschriebenText({ ergebnisse }: Lauf): string {
  const nummern = ergebnisse.flatMap(({ nummer }) => nummer ?? []);
  const [erste, letzte] = [nummern[0], nummern.at(-1)];
  if (!erste) return 'Noch ist kein Beleg fertig.';
  if (nummern.length === 1) return `1 Beleg ist fertig: ${erste}.`;
  return `${belegeText(nummern.length)} sind fertig: ${erste} bis ${letzte}.`;
}

function andersText({ eintraege }: Lauf, { id, nummer, hindernis }: AltbestandErgebnis): string {
  const eintrag = eintraege.find(({ anlass }) => anlass.id === id);
  const warum = nummer
    ? `Dafür gibt es inzwischen den Beleg ${nummer}.`
    : hindernis && hindernisText[hindernis];
  return `${eintrag ? titelOf(eintrag) : id}: ${warum ?? ''}`;
}
