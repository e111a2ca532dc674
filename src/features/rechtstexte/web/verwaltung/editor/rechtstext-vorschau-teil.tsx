import { useMemo } from 'react';
import { umweltHinweis } from '#features/einstellung/umweltaussagen/umwelt-aussagen.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { RechtstextBearbeitung } from '../../../contract.ts';
import { rechtstextVorschau } from '../../../probleme/rechtstext-vorschau.ts';
import type { RechtstextArt } from '../../../rechtstext-art.ts';
import seite from '../../shop/rechtstext.module.css';
import { RechtstextBloecke } from '../../shop/rechtstext-bloecke.tsx';
import styles from './rechtstext-felder.module.css';

type RechtstextVorschauTeilProps = {
  className: string | undefined;
  art: RechtstextArt;
  text: string;
  platzhalter: RechtstextBearbeitung['platzhalter'];
};

/** The text as the shop would show it, and what the owner should look at. */
export function RechtstextVorschauTeil({ className, art, text, platzhalter }: RechtstextVorschauTeilProps) {
  const { bloecke, probleme, aussagen } = useMemo(() => {
    const werte = platzhalter.map(({ name, wert, istFreiwillig }) => [name, { ...wert, istFreiwillig }]);
    return rechtstextVorschau(text, Object.fromEntries(werte), art);
  }, [art, text, platzhalter]);
  return (
    <div className={className}>
      {probleme.length > 0 && (
        <Alert kind="warning">
          <ul className={styles.hinweise}>
            {probleme.map((problem) => (
              <li key={problem.text}>{problem.text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {aussagen.length > 0 && (
        <Alert kind="warning">
          <p>
            <span>{`${aussagen.length === 1 ? 'Umweltaussage' : 'Umweltaussagen'}:`}</span>{' '}
            <strong>{aussagen.join(', ')}</strong>
            <span>{`. ${umweltHinweis}`}</span>
          </p>
        </Alert>
      )}
      <section className={`${seite.text} ${styles.papier}`} aria-label="Vorschau">
        <RechtstextBloecke bloecke={bloecke} />
      </section>
    </div>
  );
}
