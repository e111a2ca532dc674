import { Button } from '@mantine/core';
import type { RechtstextBearbeitung } from '../../../contract.ts';
import { platzhalterWort } from './platzhalter-wort.ts';
import styles from './rechtstext-felder.module.css';

type RechtstextPlatzhalterListeProps = {
  platzhalter: RechtstextBearbeitung['platzhalter'];
  onInsert: (name: string, isAlone: boolean) => void;
};

/** All placeholders with what stands for them now; one tap inserts one. */
export function RechtstextPlatzhalterListe({ platzhalter, onInsert }: RechtstextPlatzhalterListeProps) {
  return (
    <details className={styles.platzhalter}>
      <summary>Platzhalter einfügen</summary>
      <p>
        Platzhalter stehen für Angaben aus den Einstellungen. Ändern Sie dort etwas, stimmt jeder Text von
        selbst.
      </p>
      <ul>
        {platzhalter.map(({ name, erklaerung, wert }) => (
          <li key={name}>
            <Button
              variant="default"
              size="compact-md"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onInsert(name, 'blocks' in wert)}
            >
              {platzhalterWort(erklaerung)}
            </Button>
            <span>
              <span>{erklaerung}</span>
              {'inlines' in wert && wert.inlines.length > 0 && (
                <span>
                  {': '}
                  <bdi>{wert.inlines.map(({ text }) => text.replaceAll('\n', ', ')).join('')}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
