import { Button } from '@mantine/core';
import { formatDatum } from '#shared/datum/datum.ts';
import { isGefunden } from '#shared/text/such-text.ts';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import { type LagerGruppe, lagerGruppen } from '../../../artikel.ts';
import type { LagerArtikel } from '../../../contract.ts';
import { useEntfernte } from '../../lager.queries.ts';
import styles from './entfernte-artikel.module.css';

type EntfernteArtikelProps = {
  gruppe: LagerGruppe;
  suche: string;
  onOpen: (artikel: LagerArtikel) => void;
};

/** The deleted articles of a group, collapsed, with access to their movements (R9). */
export function EntfernteArtikel({ gruppe, suche, onOpen }: EntfernteArtikelProps) {
  const { data } = useEntfernte();
  const { typ, titel } = lagerGruppen[gruppe];
  const entfernte = (data?.data ?? []).filter((one) => one.typ === typ && isGefunden(one.name, suche));
  if (entfernte.length === 0) return null;
  return (
    <details className={styles.part}>
      <summary className={styles.summary}>
        <AdminIcon name="expand" size={20} />
        <span>{`Gelöschte ${titel} (${entfernte.length})`}</span>
      </summary>
      <ul className={styles.list} aria-label={`Gelöschte ${titel}`}>
        {entfernte.map((artikel) => (
          <li key={artikel._id} className={styles.row}>
            <div className={`spread ${styles.artikel}`}>
              <span className={styles.name}>{artikel.name}</span>
              {artikel.letzteAenderung && (
                <span
                  className={`amount ${styles.zuletzt}`}
                >{`zuletzt ${formatDatum(artikel.letzteAenderung.datum)}`}</span>
              )}
            </div>
            <Button
              variant="subtle"
              aria-label={`Historie: ${artikel.name} (gelöscht)`}
              onClick={() => onOpen(artikel)}
            >
              Historie
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
