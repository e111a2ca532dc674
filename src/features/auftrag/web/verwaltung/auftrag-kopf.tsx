import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatTermin } from '#features/einstellung/liefertermin.ts';
import { tagOf } from '#shared/datum.ts';
import { StatusChip } from '#web/ui/verwaltung/status-chip.tsx';
import type { Aktion } from '../../aktionen.ts';
import { AktionKnopf } from './aktion-knopf.tsx';
import styles from './auftrag.module.css';
import type { TeilProps } from './auftrag-props.ts';
import {
  fertigenWeg,
  isErstZuFertigen,
  isUeberfaellig,
  merkmaleOf,
  naechsteAktion,
  naechsterSatz,
  standTone,
} from './auftrag-worte.ts';

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
  const { stand, termin } = auftrag;
  const naechste = naechsteAktion(auftrag);
  const isFertigen = isErstZuFertigen(auftrag);
  const teil = { auftrag, onAktion };
  return (
    <section className={styles.kopf} aria-label="Was zu tun ist">
      <div className={styles.stand}>
        {stand && <StatusChip tone={standTone[stand]}>{stand}</StatusChip>}
        {merkmaleOf(auftrag).map(({ wort, tone }) => (
          <StatusChip key={wort} tone={tone}>
            {wort}
          </StatusChip>
        ))}
        {isUeberfaellig(auftrag, tagOf(new Date())) && <StatusChip tone="bad">überfällig</StatusChip>}
      </div>
      <p className={styles.naechstes}>
        {naechsterSatz(auftrag)}
        {termin && naechste && stand !== 'storniert' && auftrag.aufgabe !== 'geld' && (
          <span className={styles.leise}> Versprochen: {formatTermin(termin)}</span>
        )}
      </p>
      <div className={styles.knoepfe}>
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
