import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { Warnung } from '../../../contract.ts';
import { fehltWort, mengeText } from '../../../menge-text.ts';
import { lagerPath } from '../lager-ansicht.ts';
import { EinkaufslisteDialog } from './einkaufsliste-dialog.tsx';
import styles from './warnung-banner.module.css';

/** The articles below their minimum, each linked to its row, and the shopping list (requirements.md, admin §2). */
export function WarnungBanner({ warnungen }: { warnungen: Warnung[] }) {
  const [isListOpen, setIsListOpen] = useState(false);
  if (warnungen.length === 0) return null;
  return (
    <>
      <Alert
        kind="warning"
        action={
          <Button variant="default" onClick={() => setIsListOpen(true)}>
            Einkaufs&shy;liste
          </Button>
        }
      >
        <h2 className={styles.title}>
          {`${warnungen.length === 1 ? '1 Artikel' : `${warnungen.length} Artikel`} unter Mindest\u00adbestand`}
        </h2>
        <ul className={styles.list}>
          {warnungen.map(({ _id, name, typ, differenz, einheit }) => (
            <li key={_id}>
              <Link to={lagerPath({ typ, suche: name })}>{name}</Link>
              <span>{`: ${fehltWort(differenz)} `}</span>
              <span className="amount">{mengeText(differenz, einheit)}</span>
            </li>
          ))}
        </ul>
      </Alert>
      {isListOpen && <EinkaufslisteDialog warnungen={warnungen} onClose={() => setIsListOpen(false)} />}
    </>
  );
}
