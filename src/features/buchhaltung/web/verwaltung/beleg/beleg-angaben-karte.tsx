import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { anschriftZeilen } from '#features/auftrag/anschrift/anschrift-zeilen.ts';
import { belegLeistung, belegSteuerSatz } from '#features/beleg/beleg-worte.ts';
import { belegBruttoText } from '#features/beleg/beleg-zeile-text.ts';
import type { BelegZeile } from '#features/beleg/contract.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import type { BelegVoll } from '../../../contract.ts';
import { anWenText, belegPath, wozuPath } from '../beleg-angaben.ts';
import { WozuWorte } from '../wozu-worte.tsx';
import styles from './beleg.module.css';

/** Whom it is made out to, what it is about, and what corrects what. */
export function BelegAngaben({ beleg }: { beleg: BelegVoll }) {
  const { tag, leistung, zu, korrekturen, istKleinunternehmer } = beleg;
  const lieferung = leistung?.von && leistung.bis ? belegLeistung(leistung) : undefined;
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="beleg-angaben">
      <h2 id="beleg-angaben">Angaben</h2>
      <dl className={styles.angaben}>
        <Angabe wort="An">
          <Anschrift beleg={beleg} />
        </Angabe>
        <Angabe wort="Wozu">
          <Wozu beleg={beleg} />
        </Angabe>
        <Angabe wort="Datum">{formatDatum(tag)}</Angabe>
        {lieferung && <Angabe wort={lieferung.name}>{lieferung.wert}</Angabe>}
        {istKleinunternehmer && <Angabe wort="Umsatzsteuer">{belegSteuerSatz('kleinunternehmer')}</Angabe>}
        {zu.length > 0 && (
          <Angabe wort="Korrigiert">
            <Belege belege={zu} />
          </Angabe>
        )}
        {korrekturen.length > 0 && (
          <Angabe wort="Korrigiert durch">
            <Belege belege={korrekturen} />
          </Angabe>
        )}
      </dl>
    </section>
  );
}

function Angabe({ wort, children }: { wort: string; children: ReactNode }) {
  return (
    <div>
      <dt>{wort}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Anschrift({ beleg }: { beleg: BelegVoll }) {
  const zeilen = beleg.empfaenger ? anschriftZeilen(beleg.empfaenger) : [];
  if (zeilen.length === 0) return <bdi>{anWenText(beleg)}</bdi>;
  return <address className={styles.lines}>{zeilen.join('\n')}</address>;
}

function Wozu({ beleg }: { beleg: BelegVoll }) {
  const path = wozuPath(beleg);
  if (beleg.anlass.text === '' || !path) return <WozuWorte zeile={beleg} />;
  return (
    <Link to={path} className={`touch-line ${styles.eng}`}>
      <WozuWorte zeile={beleg} />
    </Link>
  );
}

function Belege({ belege }: { belege: BelegZeile[] }) {
  return (
    <ul className={styles.belege}>
      {belege.map(({ nummer, tag, brutto }) => (
        <li key={nummer}>
          <Link to={belegPath(nummer)} className={`touch-line ${styles.nummer}`}>
            {nummer}
          </Link>{' '}
          <span className="quiet">
            <span className="amount">{`vom ${formatDatum(tag)},`}</span>{' '}
            <span className="amount">{belegBruttoText(brutto)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
