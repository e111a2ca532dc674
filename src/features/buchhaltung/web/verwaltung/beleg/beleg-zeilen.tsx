import { belegBetragText, belegSatzText } from '#features/beleg/beleg-worte.ts';
import { belegBruttoText } from '#features/beleg/beleg-zeile-text.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';
import { withMinus } from '#shared/number/with-minus.ts';
import type { BelegVoll } from '../../../contract.ts';
import styles from './beleg.module.css';

type Zeile = { name: string; angaben: string; wieViel: string; satz: string; betrag: number };

/** What is billed, line by line, and what of it was open when it was written. */
export function BelegZeilen({ beleg }: { beleg: BelegVoll }) {
  const { posten, betraege, istGeloescht, istKleinunternehmer } = beleg;
  const istLesbar = posten !== undefined || betraege !== undefined;
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="beleg-zeilen">
      <h2 id="beleg-zeilen">Was berechnet ist</h2>
      {!istLesbar && !istGeloescht && (
        <p className="quiet">Der Inhalt lässt sich nicht lesen. Die Summen unten sind eigens aufbewahrt.</p>
      )}
      {istLesbar && (
        <ul className={styles.zeilen} aria-label="Zeilen">
          {zeilenOf(beleg).map((zeile, nr) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes, and its lines have no names.
            <li key={nr} className={styles.zeile}>
              <p className={styles.text}>
                <span className={styles.name}>{zeile.name}</span>
                {zeile.angaben && <span className={`quiet ${styles.unten}`}>{zeile.angaben}</span>}
                <span className={`quiet ${styles.unten}`}>
                  {[zeile.wieViel, !istKleinunternehmer && zeile.satz].filter(Boolean).join(', ')}
                </span>
              </p>
              <span className={styles.zahl}>{belegBruttoText(zeile.betrag)}</span>
            </li>
          ))}
        </ul>
      )}
      <Summen beleg={beleg} />
    </section>
  );
}

function zeilenOf({ art, posten = [], betraege = [] }: BelegVoll): Zeile[] {
  return [
    ...posten.map(({ name, angaben = '', menge, preis, satzPromille }) => ({
      ...{ name, angaben, satz: belegSatzText(satzPromille) },
      wieViel: `${withMinus(formatZahl(menge))} × ${belegBruttoText(preis)}`,
      betrag: centToEuro(menge * euroToCent(preis)),
    })),
    ...betraege.map(({ betrag, ...one }) => ({
      ...{ name: belegBetragText({ ...one, betragCent: euroToCent(betrag) }, art), angaben: '' },
      ...{ wieViel: '', satz: belegSatzText(one.satzPromille), betrag },
    })),
  ];
}

/** Money that came later stands on the order, not on the document. */
function Summen({ beleg: { brutto, bezahlt, zahlbarBis, anlass } }: { beleg: BelegVoll }) {
  const offen = bezahlt === undefined ? 0 : centToEuro(euroToCent(brutto) - euroToCent(bezahlt));
  return (
    <>
      <dl className={styles.summen}>
        <Summe wort="Gesamtbetrag" betrag={brutto} isStark />
        {bezahlt !== undefined && bezahlt !== 0 && (
          <Summe wort={bezahlt > 0 ? 'Bezahlt' : 'Davon nicht zurückzuzahlen'} betrag={Math.abs(bezahlt)} />
        )}
        {offen > 0 && (
          <Summe
            wort={zahlbarBis ? `Noch zu zahlen bis ${formatDatum(zahlbarBis)}` : 'Noch zu zahlen'}
            betrag={offen}
          />
        )}
        {offen < 0 && <Summe wort="Zugunsten der Kundschaft" betrag={-offen} />}
      </dl>
      {offen !== 0 && anlass.art === 'bestellung' && (
        <p className="quiet">So stand es an diesem Tag. Was seither kam und ging, zeigt die Bestellung.</p>
      )}
    </>
  );
}

function Summe({ wort, betrag, isStark }: { wort: string; betrag: number; isStark?: boolean }) {
  return (
    <div className={isStark ? styles.gesamt : undefined}>
      <dt>{wort}</dt>
      <dd className="amount">{belegBruttoText(betrag)}</dd>
    </div>
  );
}
