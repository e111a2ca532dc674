import { useEffect, useRef, useState } from 'react';
import type { EntwurfKey } from '#web/entwurf/entwurf-store.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './profil.module.css';
import { hasEntwurf } from './ungespeichert.ts';

type KarteProps = { id: string; titel: string; knopf?: Elements; children: Elements };

/** A part of the profile; a link can lead to it by its `id`. */
export function ProfilKarte({ id, titel, knopf, children }: KarteProps) {
  return (
    <section
      id={id}
      className={`raised stack-3 ${styles.karte}`}
      aria-labelledby={`${id}-titel`}
      tabIndex={-1}
    >
      <div className={styles.kopf}>
        <h2 id={`${id}-titel`}>{titel}</h2>
        {knopf}
      </div>
      {children}
    </section>
  );
}

/** What a form calls when it is done. */
export type FormTun = { onFertig: (meldung: string) => void; onAbbrechen: () => void };

type AbschnittProps = {
  id: string;
  titel: string;
  /** The words of the button that opens the form. */
  aendern?: string;
  /** The form's draft: with one of this person the form is open at once. */
  entwurf?: EntwurfKey;
  userId?: string;
  /** Shown while the form is closed. */
  children: Elements;
  form: (tun: FormTun) => Elements;
};

/**
 * A part whose values are changed in place. The focus goes into the form and comes back to the button that
 * opened it.
 */
export function ProfilAbschnitt({ id, titel, aendern = 'Ändern', ...props }: AbschnittProps) {
  const { entwurf, userId = '' } = props;
  const { isOpen, meldung, knopf, open, close } = useAufgeklappt(
    () => entwurf !== undefined && hasEntwurf(entwurf, userId),
  );
  return (
    <ProfilKarte
      id={id}
      titel={titel}
      knopf={
        !isOpen && (
          <span ref={knopf}>
            <Button look="quiet" onClick={open}>
              <span>
                <span>{aendern}</span>
                <VisuallyHidden>{` (${titel})`}</VisuallyHidden>
              </span>
            </Button>
          </span>
        )
      }
    >
      <p role="status" className={styles.meldung}>
        {meldung}
      </p>
      {isOpen ? props.form({ onFertig: close, onAbbrechen: () => close('') }) : props.children}
    </ProfilKarte>
  );
}

/** Whether the form is open; once it is closed, what came of it. `knopf` is around the button that opens it. */
function useAufgeklappt(isOpenAtFirst: () => boolean) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [meldung, setMeldung] = useState('');
  const wasOpen = useRef(false);
  const knopf = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (wasOpen.current && !isOpen) knopf.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = (text: string) => {
    setMeldung(text);
    setIsOpen(false);
  };
  const open = () => {
    setMeldung('');
    setIsOpen(true);
  };
  return { isOpen, meldung, knopf, open, close };
}
