import { Button, TextInput } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { safeHref } from '../../../bloecke/rechtstext-bloecke.ts';
import styles from './rechtstext-felder.module.css';
import type { Schreibbefehle } from './use-schreibfeld.ts';

/** A press that leaves the cursor in the text. */
const stayInText = (event: MouseEvent) => event.preventDefault();

/** What makes a heading, a list or a link of the place where the cursor is. */
export function RechtstextWerkzeuge({ befehle }: { befehle: Schreibbefehle }) {
  const [isLinking, setIsLinking] = useState(false);
  const werkzeuge: [string, () => void][] = [
    ['Überschrift', () => befehle.format('h2')],
    ['Unter\u00adüberschrift', () => befehle.format('h3')],
    ['Absatz', () => befehle.format('p')],
    ['Fett', befehle.bold],
    ['Liste', befehle.list],
    ['Link', () => setIsLinking(!isLinking)],
    ['Kasten', () => befehle.format('blockquote')],
    ['Rückgängig', befehle.undo],
  ];
  return (
    <>
      <fieldset className={`row-2 ${styles.werkzeuge}`} aria-label="Gestalten">
        {werkzeuge.map(([name, run]) => (
          <Button
            key={name}
            variant="default"
            size="compact-md"
            aria-expanded={name === 'Link' ? isLinking : undefined}
            onMouseDown={stayInText}
            onClick={run}
          >
            {name}
          </Button>
        ))}
      </fieldset>
      {isLinking && (
        <LinkZiel
          onLink={(href) => {
            const isSet = befehle.link(href);
            if (isSet) setIsLinking(false);
            return isSet;
          }}
        />
      )}
    </>
  );
}

/** `onLink` answers whether there were words for it. */
function LinkZiel({ onLink }: { onLink: (href: string) => boolean }) {
  const [ziel, setZiel] = useState('');
  const [fault, setFault] = useState<string>();
  const apply = () => {
    const href = safeHref(ziel.trim());
    if (href === undefined) setFault('Eine Adresse, die mit https:// oder / beginnt, oder mailto: und tel:.');
    else if (!onLink(href)) setFault('Bitte erst die Worte markieren.');
  };
  return (
    <div className="stack-2">
      <TextInput
        label="Wohin führt der Link?"
        description="Markieren Sie vorher die Worte, die zum Link werden."
        placeholder="https://"
        value={ziel}
        error={fault}
        onChange={({ currentTarget }) => setZiel(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would save the form around it.
          event.preventDefault();
          apply();
        }}
      />
      <Button variant="light" onClick={apply}>
        Link setzen
      </Button>
    </div>
  );
}
