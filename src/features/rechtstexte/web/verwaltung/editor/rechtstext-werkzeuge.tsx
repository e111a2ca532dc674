import { Button } from '@mantine/core';
import type { Marke } from './insert-marke.ts';
import styles from './rechtstext-felder.module.css';

const werkzeuge: { name: string; marke: Marke }[] = [
  { name: 'Überschrift', marke: { vor: '## ', beispiel: 'Überschrift', nach: '\n\n', istZeile: true } },
  {
    name: 'Unter\u00adüberschrift',
    marke: { vor: '### ', beispiel: 'Überschrift', nach: '\n\n', istZeile: true },
  },
  { name: 'Liste', marke: { vor: '- ', beispiel: 'Punkt', nach: '\n', istZeile: true } },
  { name: 'Fett', marke: { vor: '**', beispiel: 'wichtig', nach: '**' } },
  { name: 'Link', marke: { vor: '[', beispiel: 'Text', nach: '](/agb)' } },
  { name: 'Kasten', marke: { vor: '> ', beispiel: 'Text im Kasten', nach: '\n', istZeile: true } },
];

/** Buttons for the signs of the markup, so that nobody has to know them. */
export function RechtstextWerkzeuge({ onInsert }: { onInsert: (marke: Marke) => void }) {
  return (
    <fieldset className={`row-2 ${styles.werkzeuge}`} aria-label="Einfügen">
      {werkzeuge.map(({ name, marke }) => (
        <Button key={name} variant="default" size="compact-md" onClick={() => onInsert(marke)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
