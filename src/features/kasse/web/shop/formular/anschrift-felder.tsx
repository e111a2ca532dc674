import { useRef } from 'react';
import type { Anschrift, AnschriftFeld, AnschriftZweck } from '#features/auftrag/anschrift/anschrift.ts';
import styles from './kasse-adresse.module.css';
import { KasseFeld, type KasseFeldProps } from './kasse-feld.tsx';
import type { Felder } from './use-kasse-felder.ts';

/**
 * What browsers fill in. There is no token for a number apart from its street: the street takes the whole
 * line, which is split, and the number asks for nothing, so that no browser puts the second line of an
 * address there.
 */
const merkmale: Record<AnschriftFeld, Partial<KasseFeldProps> & { label: string }> = {
  vorname: { label: 'Vorname', autoComplete: 'given-name', isPflicht: true },
  nachname: { label: 'Nachname', autoComplete: 'family-name', isPflicht: true },
  firma: { label: 'Firma', autoComplete: 'organization' },
  strasse: { label: 'Straße', autoComplete: 'address-line1', isPflicht: true },
  hausnummer: { label: 'Hausnummer', autoComplete: 'off', isPflicht: true },
  zusatz: { label: 'Adresszusatz', autoComplete: 'address-line2' },
  plz: { label: 'PLZ', autoComplete: 'postal-code', inputMode: 'numeric', isPflicht: true },
  stadt: { label: 'Ort', autoComplete: 'address-level2', isPflicht: true },
};

const postnummer = {
  label: 'Postnummer',
  isPflicht: true,
  inputMode: 'numeric',
  autoComplete: 'off',
} as const;

const gefaltet = ['firma', 'zusatz'] as const;

type AnschriftFelderProps = {
  zweck: AnschriftZweck;
  felder: Felder;
  anschrift: Anschrift;
  /** Below the row of the street: what belongs to what was typed there. */
  angebot?: React.ReactNode;
};

/** The fields of one address. Company and second line are folded until they hold something or have an error. */
export function AnschriftFelder({ zweck, felder, anschrift, angebot }: AnschriftFelderProps) {
  // Opened for that once; after that the person opens and closes it.
  const isOpen = useRef(false);
  isOpen.current ||= gefaltet.some((name) => {
    const { value, error } = felder.feld(zweck, name);
    return value !== '' || error !== undefined;
  });
  const isStation = zweck === 'lieferung' && felder.isPackstation(anschrift);
  const feld = (name: AnschriftFeld) => {
    const { autoComplete, ...rest } = name === 'zusatz' && isStation ? postnummer : merkmale[name];
    const prefix = zweck === 'lieferung' && autoComplete !== 'off' ? 'shipping ' : '';
    return <KasseFeld {...rest} {...felder.feld(zweck, name)} autoComplete={`${prefix}${autoComplete}`} />;
  };
  return (
    <>
      <div className={styles.paar}>
        {feld('vorname')}
        {feld('nachname')}
      </div>
      <div className={`${styles.paar} ${styles.strasse}`}>
        {feld('strasse')}
        {feld('hausnummer')}
      </div>
      {zweck === 'rechnung' && <div aria-live="polite">{angebot}</div>}
      {isStation && feld('zusatz')}
      <div className={`${styles.paar} ${styles.ort}`}>
        {feld('plz')}
        {feld('stadt')}
      </div>
      <details className={styles.mehr} open={isOpen.current || undefined}>
        <summary>{isStation ? 'Firma' : 'Firma oder Adresszusatz'}</summary>
        <div className={`stack-4 ${styles.felder}`}>
          {feld('firma')}
          {!isStation && feld('zusatz')}
        </div>
      </details>
    </>
  );
}
