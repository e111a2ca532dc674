import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { LineIcon } from '#web/ui/shop/icons.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { Gewaehrleistung as Hinweis } from '../../gewaehrleistung-contract.ts';
import { hinweisAlt, zielOf } from '../../gewaehrleistung-worte.ts';
import { gewaehrleistungQuery } from '../gewaehrleistung.queries.ts';
import { useLaden } from '../use-laden.ts';
import styles from './gewaehrleistung.module.css';

const inlineSizes = '(min-width: 512px) 480px, calc(100vw - 32px)';
const largeSizes = '1600px';

/**
 * The official guarantee notice, unchanged, with its link and its words; nothing in a shop that takes no orders yet, or has no notice
 * (facts of the law: ADR 059).
 */
export function Gewaehrleistung() {
  const isAnnounced = useLaden().phase === 'angekuendigt';
  const { data } = useQuery({ ...gewaehrleistungQuery(useApi()), enabled: !isAnnounced });
  if (isAnnounced || !data) return null;
  return <GewaehrleistungHinweis hinweis={data} />;
}

function GewaehrleistungHinweis({ hinweis }: { hinweis: Hinweis }) {
  const [isLarge, setIsLarge] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { link, text } = hinweis;
  const handleClose = () => {
    setIsLarge(false);
    opener.current?.focus();
  };
  return (
    <section className={styles.hinweis}>
      <h2 className={styles.title}>Gesetzliche Gewähr&shy;leistung</h2>
      <button ref={opener} type="button" className={styles.bild} onClick={() => setIsLarge(true)}>
        <HinweisBild hinweis={hinweis} sizes={inlineSizes} />
        <VisuallyHidden> (vergrößern)</VisuallyHidden>
      </button>
      {link && (
        <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
          Mehr dazu auf {zielOf(link)}
          <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
        </a>
      )}
      {text && (
        <details className={styles.worte}>
          <summary>Hinweis als Text lesen</summary>
          <p>{text}</p>
        </details>
      )}
      {isLarge && <Large hinweis={hinweis} onClose={handleClose} />}
    </section>
  );
}

function HinweisBild({ hinweis: { bilder }, sizes }: { hinweis: Hinweis; sizes: string }) {
  const widest = bilder.at(-1);
  return (
    <img
      src={widest?.url}
      srcSet={bilder.map(({ url, breite }) => `${url} ${breite}w`).join(', ')}
      sizes={sizes}
      width={widest?.breite}
      height={widest?.hoehe}
      alt={hinweisAlt}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The notice in full screen, large enough to read its smallest words and to scan its code; open as long as it is rendered. */
function Large({ hinweis, onClose }: { hinweis: Hinweis; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.large} aria-label="Hinweis in Großansicht" onClose={onClose}>
      <button
        type="button"
        className={styles.close}
        aria-label="Großansicht schließen"
        onClick={() => dialog.current?.close()}
      >
        <LineIcon name="close" />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus. */}
      <section className={styles.stage} aria-label="Der Hinweis" tabIndex={0}>
        <HinweisBild hinweis={hinweis} sizes={largeSizes} />
      </section>
    </dialog>
  );
}
