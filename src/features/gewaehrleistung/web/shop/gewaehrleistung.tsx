import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { useApi } from '#web/api/api-context.ts';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { Gewaehrleistung as Hinweis } from '../../contract.ts';
import { gewaehrleistungQuery, hinweisAlt, zielOf } from '../gewaehrleistung.queries.ts';
import styles from './gewaehrleistung.module.css';

const Gross = lazyPart(() => import('./gewaehrleistung-gross.tsx').then((module) => module.Gross));

const inlineSizes = '(min-width: 600px) 480px, calc(100vw - 32px)';
const largeSizes = '1600px';

/**
 * The official guarantee notice, unchanged, with its link and its words; nothing in a shop that takes no
 * orders yet, or has no notice (facts of the law: ADR 059).
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
        <a className={`touch-line ${styles.link}`} href={link} target="_blank" rel="noopener noreferrer">
          <span>{`Mehr dazu auf ${zielOf(link)}`}</span>
          <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
        </a>
      )}
      {text && (
        <details className={styles.worte}>
          <summary>Hinweis als Text lesen</summary>
          <p>{text}</p>
        </details>
      )}
      {isLarge && (
        <Suspense>
          <Gross onClose={handleClose}>
            <HinweisBild hinweis={hinweis} sizes={largeSizes} />
          </Gross>
        </Suspense>
      )}
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
