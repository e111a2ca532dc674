import { Link } from 'react-router';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { Markt } from '../../contract.ts';
import { ohnePreisText } from '../../markt-text.ts';
import styles from './blatt.module.css';

type OhnePreisProps = { produkte: Markt['ohnePreis']; isAdmin: boolean };

/** Soaps that lie on the shelf and are not on the sheet; prices are the owner's. */
export function OhnePreis({ produkte, isAdmin }: OhnePreisProps) {
  if (produkte.length === 0) return null;
  return (
    <div className={styles.ohnePreis}>
      <Alert kind="warning">
        <ul className={styles.zeilen}>
          {produkte.map(({ produktId, name }) => (
            <li key={produktId}>
              <span>{ohnePreisText(name)}</span>{' '}
              {isAdmin ? (
                <Link
                  className={styles.preisLink}
                  to={`/admin/portfolio?produkt=${produktId}&feld=preis`}
                  aria-label={`${name}: Preis eintragen`}
                >
                  Preis eintragen
                </Link>
              ) : (
                <span>Ohne Preis steht sie nicht auf dem Blatt.</span>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
