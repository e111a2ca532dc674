import { Button } from '@mantine/core';
import type { GelesenerAuftrag } from '#features/auftrag/read-auftrag.ts';
import { formatEuro } from '#shared/number/money.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { GeleseneErstattung } from '../../../erstattung/read-erstattungen.ts';
import { useErstattungSchritt } from './erstattung.queries.ts';
import {
  kontoLabel,
  pruefenDirekt,
  ueberwiesenDirekt,
  zurueckziehenDirekt,
} from './rueckzahlung-schritte.ts';
import {
  type RueckzahlungAktion,
  rueckzahlungAktionen,
  rueckzahlungWorte,
  wegUndTag,
} from './rueckzahlung-worte.ts';
import styles from './rueckzahlungen.module.css';
import { UeberweisungAuftrag } from './ueberweisung-auftrag.tsx';

type RueckzahlungProps = {
  auftrag: GelesenerAuftrag;
  erstattung: GeleseneErstattung;
  /** What of the order can still be begun, in euros. */
  frei: number;
  onKonto: () => void;
  onUeberweisen: () => void;
};

/** Money that goes back by one way: how it stands, and what can be done with it. */
export function Rueckzahlung(props: RueckzahlungProps) {
  const { erstattung, frei } = props;
  const { betrag, stand, grund, konto } = erstattung;
  const worte = rueckzahlungWorte(erstattung);
  return (
    <li className={styles.eine}>
      <div className="spread">
        <span className={`amount ${styles.betrag}`}>{formatEuro(betrag)}</span>
        {worte && <StatusChip tone={worte.tone}>{worte.wort}</StatusChip>}
      </div>
      <p className="quiet">{wegUndTag(erstattung)}</p>
      {worte?.satz && <p>{worte.satz}</p>}
      {stand === 'gescheitert' && grund && <p className={styles.grund}>{grund}</p>}
      {rueckzahlungAktionen(erstattung, frei).includes('ueberweisen') && (
        <p>Bitte überweisen Sie den Betrag.</p>
      )}
      {stand === 'beantragt' && konto && <UeberweisungAuftrag betrag={betrag} konto={konto} />}
      <Knoepfe {...props} />
    </li>
  );
}

function Knoepfe({ auftrag, erstattung, frei, onKonto, onUeberweisen }: RueckzahlungProps) {
  const { run, isPending } = useErstattungSchritt(auftrag, erstattung._id);
  const aktionen = rueckzahlungAktionen(erstattung, frei);
  const knoepfe: Record<RueckzahlungAktion, { label: string; onClick: () => void }> = {
    pruefen: { label: 'Jetzt nachsehen', onClick: () => void run(pruefenDirekt()) },
    ueberwiesen: {
      label: 'Als überwiesen eintragen',
      onClick: () => void run(ueberwiesenDirekt(auftrag, erstattung)),
    },
    konto: { label: kontoLabel(erstattung), onClick: onKonto },
    zurueckziehen: {
      label: 'Zurückziehen',
      onClick: () => void run(zurueckziehenDirekt(auftrag, erstattung)),
    },
    ueberweisen: { label: 'Betrag überweisen', onClick: onUeberweisen },
  };
  if (aktionen.length === 0) return null;
  return (
    <div className={`row-2 ${styles.knoepfe}`}>
      {aktionen.map((aktion, at) => (
        <Button
          key={aktion}
          variant={at === 0 && aktion !== 'pruefen' ? 'filled' : 'default'}
          loading={at === 0 && isPending}
          aria-label={`${knoepfe[aktion].label}: ${formatEuro(erstattung.betrag)}`}
          onClick={knoepfe[aktion].onClick}
        >
          {knoepfe[aktion].label}
        </Button>
      ))}
    </div>
  );
}
