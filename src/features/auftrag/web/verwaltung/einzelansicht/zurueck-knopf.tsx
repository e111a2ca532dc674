import { Button } from '@mantine/core';
import { giveFocusBack } from '#web/ui/verwaltung/dialog/give-focus-back.ts';
import type { GelesenerAuftrag, GelesenesEreignis } from '../../../read-auftrag.ts';
import { zurueckLabel } from '../aktion-worte.ts';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import styles from './auftrag.module.css';

type ZurueckKnopfProps = { auftrag: GelesenerAuftrag; ereignis: GelesenesEreignis; label?: string };

/** Takes an event back, where that is possible. */
export function ZurueckKnopf({ auftrag, ereignis, label = zurueckLabel.schritt }: ZurueckKnopfProps) {
  const { zuruecknehmen, isPending } = useAuftragSchritt(auftrag);
  if (!ereignis.kannZurueck) return null;
  const handleClick = async () => {
    await zuruecknehmen(ereignis, auftrag);
    // The button is gone with what it took back.
    setTimeout(() => giveFocusBack(document.activeElement));
  };
  return (
    <Button
      variant="subtle"
      className={styles.buendig}
      aria-label={`${ereignis.text}: ${label}`}
      loading={isPending}
      onClick={() => void handleClick()}
    >
      {label}
    </Button>
  );
}
