import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/shop/button.tsx';
import { useTitlePart } from '#web/ui/shop/rendering/use-title-part.ts';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { KasseSchrittNr } from '../../formular/kasse-entwurf.ts';
import styles from './kasse-schritt.module.css';

type KasseSchrittProps = {
  nummer: KasseSchrittNr;
  titel: string;
  /** The step that is open. */
  offen: KasseSchrittNr;
  /** What was entered, shown once the step is done. */
  zusammenfassung?: ReactNode;
  onAendern?: () => void;
  children: ReactNode;
};

/**
 * One of the three steps, all of them always visible: the open one with its content, those before it with
 * what they hold.
 */
export function KasseSchritt(props: KasseSchrittProps) {
  const { nummer, titel, offen, zusammenfassung, onAendern, children } = props;
  const id = useId();
  const isOffen = nummer === offen;
  const isFertig = nummer < offen;
  const { section, heading } = useFocusWhenOpened(isOffen);
  useTitlePart(isOffen && titel);
  return (
    <section
      ref={section}
      className={`raised ${styles.schritt} ${isOffen ? styles.offen : ''}`}
      aria-labelledby={id}
    >
      <div className={styles.kopf}>
        <h2 ref={heading} id={id} tabIndex={-1} aria-current={isOffen ? 'step' : undefined}>
          <span className={styles.nummer}>{nummer}</span> <span>{titel}</span>
        </h2>
        {isFertig && onAendern && (
          <Button look="quiet" onClick={onAendern}>
            ändern<VisuallyHidden>{` (${titel})`}</VisuallyHidden>
          </Button>
        )}
      </div>
      {isOffen && <div className={styles.inhalt}>{children}</div>}
      {isFertig && zusammenfassung && <div className={styles.fertig}>{zusammenfassung}</div>}
    </section>
  );
}

/** The heading of a step gets the focus when the step opens, unless a field of it has it; not when the page opens. */
function useFocusWhenOpened(isOffen: boolean) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOffen = useRef(isOffen);
  useEffect(() => {
    if (isOffen && !wasOffen.current && !section.current?.contains(document.activeElement)) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    }
    wasOffen.current = isOffen;
  }, [isOffen]);
  return { section, heading };
}
