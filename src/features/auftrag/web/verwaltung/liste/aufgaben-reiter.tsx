import { Link } from 'react-router';
import { formatZahl } from '#shared/number/format-zahl.ts';
import row from '#web/ui/scrolling-row/scrolling-row.module.css';
import { useShownPart } from '#web/ui/scrolling-row/use-shown-part.ts';
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
  // The strip grows with its numbers.
  const strip = useShownPart<HTMLUListElement>('[aria-current]', `${aufgabe} ${anzahl !== undefined}`);
  return (
    <nav aria-label="Was zu tun ist">
      <ul ref={strip} className={`${row.row} ${styles.strip}`}>
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
