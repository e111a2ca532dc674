import { calculate } from '../../../berechnung.ts';
import type { Warenberechnung } from '../../../contract.ts';
import type { Parameter } from '../../../parameter.ts';
import { comparePreis } from '../../../preisvergleich.ts';
import { betragText, differenzText, preisText } from '../betrag-text.ts';
import { PreisBalken } from '../preisbild/preis-balken.tsx';
import styles from './parameter-vorschau.module.css';

type ParameterVorschauProps = { berechnung: Warenberechnung; parameter: Parameter | undefined };

/** The result of the calculation for the form's values, computed by the rule shared with the server. */
export function ParameterVorschau({ berechnung, parameter }: ParameterVorschauProps) {
  return (
    <section className={styles.vorschau} aria-label="Ergebnis">
      <h3 className={styles.titel}>So würde gerechnet</h3>
      {parameter ? (
        <Ergebnis berechnung={berechnung} parameter={parameter} />
      ) : (
        <p>Bitte prüfen Sie die Eingaben, dann steht hier das Ergebnis.</p>
      )}
    </section>
  );
}

function Ergebnis({ berechnung, parameter }: { berechnung: Warenberechnung; parameter: Parameter }) {
  const { posten, portfolioProdukt, steuersatz } = berechnung;
  const { preis } = portfolioProdukt;
  const neu = calculate(posten, parameter);
  const isUnvollstaendig = berechnung.fehlend.length > 0;
  const { differenz } = comparePreis(neu, { preis, isUnvollstaendig, steuersatz });
  const zeilen = [
    ['Bisher berechnet', preisText(berechnung.vkPreisGerundet)],
    ['Verkaufspreis vor Rundung', betragText(neu.vkPreis)],
    ['Kosten', betragText(neu.kosten)],
    ['Aktueller Preis', preisText(preis)],
    ['Differenz', differenz === null ? '–' : differenzText(differenz)],
  ];
  return (
    <>
      <p className={`spread ${styles.preis}`}>
        Berechneter Preis <output>{preisText(neu.vkPreisGerundet)}</output>
      </p>
      <PreisBalken berechnung={{ ...parameter, ...neu, posten, steuersatz }} preis={preis} />
      <dl>
        {zeilen.map(([name, text]) => (
          <div key={name} className={styles.zeile}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
