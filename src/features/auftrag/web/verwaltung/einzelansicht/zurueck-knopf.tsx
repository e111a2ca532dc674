import { Button } from '@mantine/core';
import { useState } from 'react';
import { giveFocusBack } from '#web/ui/verwaltung/dialog/give-focus-back.ts';
import type { GelesenerAuftrag, GelesenesEreignis } from '../../../read-auftrag.ts';
import { useAktionZuruecknehmen } from '../use-aktion.ts';
import styles from './auftrag.module.css';

type ZurueckKnopfProps = { auftrag: GelesenerAuftrag; ereignis: GelesenesEreignis; label?: string };

/** Takes an event back, where that is possible. */
export function ZurueckKnopf({ auftrag, ereignis, label = 'Zurücknehmen' }: ZurueckKnopfProps) {
  const [isBusy, setIsBusy] = useState(false);
  const zurueck = useAktionZuruecknehmen(auftrag);
  if (!ereignis.kannZurueck) return null;
  const handleClick = async () => {
    setIsBusy(true);
    await zurueck(ereignis, auftrag.letzteNr);
    setIsBusy(false);
    // The button is gone with what it took back.
    setTimeout(() => giveFocusBack(document.activeElement));
  };
  return (
    <Button
      variant="subtle"
      className={styles.buendig}
      aria-label={`${ereignis.text}: ${label}`}
      loading={isBusy}
      onClick={() => void handleClick()}
    >
      {label}
    </Button>
  );
}
