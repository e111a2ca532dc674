import { Button, NativeSelect, TextInput } from '@mantine/core';
import { formatDatum } from '#shared/datum/datum.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { PackAuftrag } from '../../../contract.ts';
import type { DhlAenderung } from '../../../dhl/dhl-aenderung.ts';
import { dhlAdressProbleme, dhlPaketProblem, isDhlFertig } from '../../../dhl/dhl-probleme.ts';
import { type DhlProdukt, dhlProdukte, dhlSchluessel } from '../../../dhl/dhl-produkte.ts';
import { type DhlFeld, type DhlZeile, dhlFelder, dhlFeldTitel } from '../../../dhl/dhl-zeile.ts';
import { gewichtText } from '../pack-worte.ts';
import packen from '../packen.module.css';
import styles from '../papiere.module.css';

type DhlVorschauZeileProps = {
  zeile: DhlZeile;
  /** As the order has it: what did not fit there stays a field while it is corrected. */
  original: DhlZeile;
  auftrag: Pick<PackAuftrag, 'ohneGewicht' | 'dhlDatei'>;
  /** Whether it is part of the file, once it fits. */
  isDabei: boolean;
  onChange: (next: DhlAenderung) => void;
};

/** One parcel of the file; what does not fit is a field with what to do. */
export function DhlVorschauZeile({ zeile, original, auftrag, isDabei, onChange }: DhlVorschauZeileProps) {
  const { nummer, empfaenger, produkt, gewicht } = zeile;
  const probleme = dhlAdressProbleme(original.empfaenger);
  const { ohneGewicht, dhlDatei } = auftrag;
  const { name1, name2, strasse, hausnummer, plz, stadt } = empfaenger;
  return (
    <li className={styles.dhlZeile}>
      <Kopf zeile={zeile} isDabei={isDabei} onToggle={(next) => onChange({ isDabei: next })} />
      {dhlDatei !== undefined && (
        <p className={styles.schon}>{`schon in der Datei vom ${formatDatum(dhlDatei)}`}</p>
      )}
      <p className={packen.worte}>
        <bdi>{[name1, name2].filter(Boolean).join(', ')}</bdi>
        <span>{`${strasse} ${hausnummer}, ${plz} ${stadt}`}</span>
      </p>
      {dhlFelder
        .filter((feld) => probleme[feld])
        .map((feld) => (
          <Feld
            key={feld}
            feld={feld}
            zeile={zeile}
            onChange={(wert) => onChange({ empfaenger: { [feld]: wert } })}
          />
        ))}
      <NativeSelect
        label={`Versandart, ${ohneGewicht ? 'mindestens ' : ''}${gewichtText(gewicht)}`}
        aria-label={`${nummer}: Versandart`}
        value={produkt}
        onChange={({ currentTarget }) => onChange({ produkt: currentTarget.value as DhlProdukt })}
        data={dhlSchluessel.map((key) => ({ value: key, label: dhlProdukte[key].titel }))}
        error={dhlPaketProblem(zeile)}
      />
    </li>
  );
}

type KopfProps = { zeile: DhlZeile; isDabei: boolean; onToggle: (isDabei: boolean) => void };

function Kopf({ zeile, isDabei, onToggle }: KopfProps) {
  const { nummer } = zeile;
  return (
    <div className={`spread ${styles.dhlKopf}`}>
      <label className={styles.dabei}>
        <input
          type="checkbox"
          className={packen.haken}
          aria-label={`${nummer} in die Datei`}
          checked={isDabei}
          onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
        />
        <b className={packen.menge}>{nummer}</b>
      </label>
      <StatusChip tone={isDhlFertig(zeile) ? 'good' : 'bad'}>
        {isDhlFertig(zeile) ? 'passt' : 'passt noch nicht'}
      </StatusChip>
    </div>
  );
}

type FeldProps = { feld: DhlFeld; zeile: DhlZeile; onChange: (wert: string) => void };

function Feld({ feld, zeile: { nummer, empfaenger }, onChange }: FeldProps) {
  const problem = dhlAdressProbleme(empfaenger)[feld];
  const { vorschlag } = problem ?? {};
  return (
    <div className="stack-2">
      <TextInput
        label={dhlFeldTitel[feld]}
        aria-label={`${nummer}: ${dhlFeldTitel[feld]}`}
        value={empfaenger[feld]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={problem?.text}
      />
      {vorschlag !== undefined && (
        <Button variant="light" className={styles.vorschlag} onClick={() => onChange(vorschlag)}>
          {`„${vorschlag}“ nehmen`}
        </Button>
      )}
    </div>
  );
}
