import { Button, TextInput } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { Icon } from '#web/ui/shop/picture/icons.tsx';
import { safeHref } from '../../../bloecke/rechtstext-bloecke.ts';
import styles from './rechtstext-felder.module.css';
import type { Schreibbefehle } from './use-schreibfeld.ts';

/** A press that leaves the cursor in the text. */
const stayInText = (event: MouseEvent) => event.preventDefault();

/** The signs of the tools, shown where their words don't fit. */
const zeichen = {
  h2: 'M5 5v14M15 5v14M5 12h10M19 9.5l1.5-1V19',
  h3: 'M4 8v11M11.5 8v11M4 13.5h7.5M15.5 13a2.2 2.2 0 1 1 3.9 1.4L15.5 19h4.5',
  p: 'M18 5H9.5a4 4 0 0 0 0 8H12M12 5v14.5M16 5v14.5',
  bold: 'M7.5 5h5a3.4 3.4 0 0 1 0 6.8h-5zM7.5 11.8h6a3.6 3.6 0 0 1 0 7.2h-6z',
  list: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.5v.1M5 12v.1M5 17.5v.1',
  link: 'M10 14l4-4M8.5 11l-2.8 2.8a3.2 3.2 0 0 0 4.5 4.5L13 15.5M11 8.5l2.8-2.8a3.2 3.2 0 0 1 4.5 4.5L15.5 13',
  box: 'M4 5.5h16v13H4zM7.5 10h9M7.5 14h6',
  undo: 'M8.5 5L4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-4',
} as const;

/** What makes a heading, a list or a link of the place where the cursor is. */
export function RechtstextWerkzeuge({ befehle }: { befehle: Schreibbefehle }) {
  const [isLinking, setIsLinking] = useState(false);
  const setLink = (href: string) => {
    const isSet = befehle.link(href);
    if (isSet) setIsLinking(false);
    return isSet;
  };
  const werkzeuge: [name: string, path: string, run: () => void][] = [
    ['Überschrift', zeichen.h2, () => befehle.format('h2')],
    ['Unter\u00adüberschrift', zeichen.h3, () => befehle.format('h3')],
    ['Absatz', zeichen.p, () => befehle.format('p')],
    ['Fett', zeichen.bold, befehle.bold],
    ['Liste', zeichen.list, befehle.list],
    ['Link', zeichen.link, () => setIsLinking(!isLinking)],
    ['Kasten', zeichen.box, () => befehle.format('blockquote')],
    ['Rückgängig', zeichen.undo, befehle.undo],
  ];
  return (
    <>
      <fieldset className={`row-1 ${styles.werkzeuge}`} aria-label="Gestalten">
        {werkzeuge.map(([name, path, run]) => (
          <Button
            key={name}
            variant="default"
            size="compact-md"
            aria-label={name}
            title={name}
            aria-expanded={name === 'Link' ? isLinking : undefined}
            onMouseDown={stayInText}
            onClick={run}
          >
            <Icon path={path} size={20} />
            <span className={styles.wort}>{name}</span>
          </Button>
        ))}
      </fieldset>
      {isLinking && <LinkZiel onLink={setLink} />}
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
