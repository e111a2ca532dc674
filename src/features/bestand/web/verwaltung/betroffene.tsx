import { Button } from '@mantine/core';
import type { Elements } from '#web/ui/elements.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { NummernText } from '#web/ui/verwaltung/display/nummern-text.tsx';
import { copyText } from '#web/ui/verwaltung/message/copy-text.ts';
import { type Betroffenes, betroffeneText } from '../../betroffene.ts';
import styles from './betroffene.module.css';

type BetroffeneProps = {
  artikel: Betroffenes[];
  /** Where the missing pieces are made, on other pages than that one. */
  weg?: Elements;
  onDismiss?: () => void;
};

/** The orders that a booking hits, to read and to copy; nothing where there are none. */
export function Betroffene({ artikel, weg, ...dismiss }: BetroffeneProps) {
  if (artikel.length === 0) return null;
  const zeilen = artikel.map(({ name, betroffen }) => `${name}: ${betroffeneText(betroffen)}`);
  return (
    <Alert
      kind="warning"
      action={
        <div className="row-2">
          {weg}
          <Button
            variant="default"
            onClick={() => copyText(zeilen.join('\n'), { copied: 'Bestellungen kopiert' })}
          >
            Kopieren
          </Button>
        </div>
      }
      {...dismiss}
    >
      <p>Für diese Bestellungen reicht das Regal nicht mehr. Bitte fertigen Sie, was fehlt.</p>
      <ul className={styles.list}>
        {zeilen.map((zeile) => (
          <li key={zeile}>
            <NummernText text={zeile} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
