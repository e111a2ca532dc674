import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { Aktion } from '../../../aktionen/aktionen.ts';
import { auftragStandText } from '../../../zustand/auftragsstand.ts';
import { fertigenWeg, widerrufWeg } from '../aktion-worte.ts';
import type { TeilProps } from '../auftrag-props.ts';
import {
  isErstZuFertigen,
  isUeberfaellig,
  merkmaleOf,
  naechsteAktion,
  naechsterSatz,
  standTone,
  zusageWorte,
} from '../auftrag-worte.ts';
import { AktionKnopf } from './aktion-knopf.tsx';
import styles from './auftrag.module.css';

/** The steps of the way; money, address and messages have their buttons where they are shown. */
const hier: Aktion[] = [
  'erinnern',
  'gepackt',
  'abholbereit',
  'versendet',
  'abgeholt',
  'teilStornieren',
  'stornieren',
];

/** How it stands, the one thing to do next, and what else can be done. */
export function AuftragKopf({ auftrag, onAktion, isBusy }: TeilProps & { isBusy: boolean }) {
  const heute = tagOf(new Date());
  const zusage = zusageWorte(auftrag, heute);
  const naechste = naechsteAktion(auftrag);
  // The withdrawals are the owner's alone (R50).
  const isAdmin = useSession().user?.role === 'admin';
  const canWiderruf = isAdmin && auftrag.isWiderrufOffen;
  const isFertigen = isErstZuFertigen(auftrag);
  const teil = { auftrag, onAktion };
  return (
    <section className={styles.kopf} aria-label="Was zu tun ist">
      <Stand auftrag={auftrag} heute={heute} />
      <p className={styles.naechstes}>
        <span>{`${naechsterSatz(auftrag)}${auftrag.isWiderrufOffen && !isAdmin ? ' Ihn bearbeitet, wer Admin ist.' : ''}`}</span>
        {zusage && naechste && auftrag.aufgabe !== 'geld' && (
          <span className={styles.leise}>{` ${zusage.wort}: ${zusage.tage}`}</span>
        )}
      </p>
      <div className={`row-2 ${styles.knoepfe}`}>
        {canWiderruf && (
          <Button component={Link} to={widerrufWeg.to}>
            {widerrufWeg.label}
          </Button>
        )}
        {isFertigen && (
          <Button component={Link} to={fertigenWeg.to}>
            {fertigenWeg.label}
          </Button>
        )}
        {naechste && <AktionKnopf {...teil} aktion={naechste} isFirst={!isFertigen} isBusy={isBusy} />}
        {hier
          .filter((aktion) => aktion !== naechste)
          .map((aktion) => (
            <AktionKnopf key={aktion} {...teil} aktion={aktion} />
          ))}
      </div>
    </section>
  );
}

function Stand({ auftrag, heute }: Pick<TeilProps, 'auftrag'> & { heute: string }) {
  const { stand } = auftrag;
  return (
    <div className={`row-2 ${styles.stand}`}>
      {stand && <StatusChip tone={standTone[stand]}>{auftragStandText(stand)}</StatusChip>}
      {merkmaleOf(auftrag).map(({ wort, tone }) => (
        <StatusChip key={wort} tone={tone}>
          {wort}
        </StatusChip>
      ))}
      {isUeberfaellig(auftrag, heute) && <StatusChip tone="bad">überfällig</StatusChip>}
    </div>
  );
}
