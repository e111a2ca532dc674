import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatZahl } from '#shared/number/format-zahl.ts';
import type { Anzahl } from '../../../contract.ts';
import { type Aufgabe, aufgaben } from '../../../zustand/auftragslage.ts';
import { aufgabeWorte } from '../auftrag-worte.ts';
import styles from './aufgaben-reiter.module.css';

type AufgabenReiterProps = { aufgabe: Aufgabe | undefined; anzahl: Anzahl | undefined };

/**
 * The groups of the list with their numbers. Links, so that Back leads to the group before; on a phone the
 * strip scrolls, not the page.
 */
export function AufgabenReiter({ aufgabe, anzahl }: AufgabenReiterProps) {
  const strip = useRef<HTMLUListElement>(null);
  // The strip grows with its numbers.
  const hasAnzahl = anzahl !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one is brought into view when another is chosen.
  useEffect(() => {
    const { current } = strip;
    const chosen = current?.querySelector<HTMLElement>('[aria-current]');
    if (current && chosen)
      current.scrollLeft = chosen.offsetLeft - (current.clientWidth - chosen.offsetWidth) / 2;
  }, [aufgabe, hasAnzahl]);
  return (
    <nav aria-label="Was zu tun ist">
      <ul ref={strip} className={styles.strip}>
        {aufgaben.map((one) => (
          <li key={one}>
            <Link
              className={styles.reiter}
              to={`?aufgabe=${one}`}
              aria-current={one === aufgabe ? 'page' : undefined}
              preventScrollReset
            >
              <span>{aufgabeWorte[one].titel}</span>
              {anzahl && (
                <span className={styles.anzahl} data-some={one !== 'erledigt' && anzahl[one] > 0}>
                  {formatZahl(anzahl[one])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
