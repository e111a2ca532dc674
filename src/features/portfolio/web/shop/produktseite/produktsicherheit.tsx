import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { Produkt } from '../../../contract.ts';
import { sicherheitOf } from '../../../produktsicherheit/produktsicherheit.ts';
import styles from './produktsicherheit.module.css';
import texts from './text-sections.module.css';

/**
 * Maker, identification and warnings of a product that can be bought; before the opening nothing is offered
 * (Art. 19 of (EU) 2023/988).
 */
export function Produktsicherheit({ produkt }: { produkt: Produkt }) {
  const laden = useLaden();
  if (laden.phase === 'angekuendigt') return null;
  return (
    <section className={styles.sicherheit}>
      <h2 className={texts.title}>Produkt&shy;sicherheit</h2>
      <dl>
        {sicherheitOf(produkt, laden).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={texts.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
