import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDownload } from '#web/api/use-download.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { HeldButton } from '#web/ui/verwaltung/held-button.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { versandCalls } from '../../calls.ts';
import type { Absender, PackAuftrag } from '../../contract.ts';
import {
  type EtikettFormatName,
  etikettenJeSeite,
  etikettFormate,
  etikettFormatNamen,
} from '../../etiketten.ts';
import { adressProbleme, ladenProbleme } from '../../papier-probleme.ts';
import { DhlTeil } from './dhl/dhl-teil.tsx';
import { keineGewaehlt, keinPaket } from './pack-worte.ts';
import packen from './packen.module.css';
import styles from './papiere.module.css';

type PapiereProps = {
  auftraege: PackAuftrag[];
  absender: Absender;
  /** The file for DHL is recorded with its orders: who may only read has none (R50). */
  canPacken: boolean;
};

/** Packing slips, labels and the file for DHL, of all orders or of some. */
export function Papiere({ auftraege, absender, canPacken }: PapiereProps) {
  const [ohne, setOhne] = useState<string[]>([]);
  const gewaehlt = auftraege.filter(({ _id }) => !ohne.includes(_id));
  const toggle = (id: string) =>
    setOhne((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  return (
    <section className={`stack-3 ${packen.nurSchirm}`} aria-labelledby="papiere">
      <h2 id="papiere" className={packen.titel}>
        Papiere <span className={packen.anzahl}>{anzahlText(gewaehlt.length)}</span>
      </h2>
      <details className={styles.auswahl}>
        <summary className={styles.summary}>Für welche Bestellungen?</summary>
        <ul className={packen.liste}>
          {auftraege.map(({ _id, nummer, name }) => (
            <li key={_id}>
              <label className={`row-3 ${packen.zeile}`}>
                <input
                  type="checkbox"
                  className={packen.haken}
                  checked={!ohne.includes(_id)}
                  onChange={() => toggle(_id)}
                />
                <span className={packen.worte}>
                  <span className={packen.menge}>{nummer}</span> <bdi>{name}</bdi>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <VorDemDruck auftraege={gewaehlt} absender={absender} />
      <Lieferscheine auftraege={gewaehlt} />
      <Etiketten auftraege={gewaehlt} />
      {canPacken && (
        <DhlTeil auftraege={gewaehlt.filter(({ versandart }) => versandart === 'dhl')} absender={absender} />
      )}
    </section>
  );
}

/** What would be wrong on paper, said before it is printed. */
function VorDemDruck({ auftraege, absender }: Pick<PapiereProps, 'auftraege' | 'absender'>) {
  const adressen = auftraege.flatMap((auftrag) =>
    adressProbleme(auftrag).map((text) => ({ ...auftrag, text })),
  );
  return (
    <>
      {ladenProbleme({ absender, auftraege }).map((text) => (
        <Alert key={text} kind="warning">
          {text}
        </Alert>
      ))}
      {adressen.length > 0 && (
        <Alert kind="warning">
          <p>Diese Adressen stimmen noch nicht:</p>
          <ul className={packen.liste}>
            {adressen.map(({ _id, nummer, text }) => (
              <li key={`${_id} ${text}`}>
                <Link to={`/admin/bestellungen/${_id}`}>{nummer}</Link> <span>{text}</span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

function anzahlText(anzahl: number): string {
  return anzahl === 1 ? 'für 1 Bestellung' : `für ${anzahl} Bestellungen`;
}

const idsOf = (auftraege: PackAuftrag[]) => auftraege.map(({ _id }) => _id).join(',');

function Lieferscheine({ auftraege }: { auftraege: PackAuftrag[] }) {
  const { download, isPending } = useDownload();
  const handleClick = () =>
    download(versandCalls.lieferscheine, {
      query: { ids: idsOf(auftraege) },
      fileName: 'Lieferscheine.pdf',
    }).catch((error: unknown) => showFailure('Die Lieferscheine wurden nicht geladen: ', error));
  return (
    <div className={`card stack-3 ${styles.papier}`}>
      <h3 className={styles.name}>Lieferscheine</h3>
      <p className="quiet">Ein Blatt A4 je Bestellung, ohne Preise, für Fensterumschläge DIN lang.</p>
      <HeldButton
        variant="default"
        className={styles.knopf}
        why={auftraege.length === 0 ? keineGewaehlt : undefined}
        loading={isPending}
        onClick={() => void handleClick()}
      >
        Lieferscheine laden
      </HeldButton>
    </div>
  );
}

/** The paper, and the label to begin with as it is typed: those before it are used up. */
type Etikettbogen = { format: EtikettFormatName; ab: string };

const jeSeiteOf = (format: EtikettFormatName) => etikettenJeSeite(etikettFormate[format]);

function abProblem({ format, ab }: Etikettbogen): string | undefined {
  const jeSeite = jeSeiteOf(format);
  const isAb = /^\d+$/.test(ab.trim()) && Number(ab) >= 1 && Number(ab) <= jeSeite;
  return jeSeite === 1 || isAb ? undefined : `Bitte eine Zahl von 1 bis ${jeSeite}.`;
}

function Etiketten({ auftraege }: { auftraege: PackAuftrag[] }) {
  const { download, isPending } = useDownload();
  const [bogen, setBogen] = useState<Etikettbogen>({ format: 'bogen10', ab: '1' });
  const { format, ab } = bogen;
  const pakete = auftraege.filter(({ versandart }) => versandart === 'dhl');
  const abholung = auftraege.filter(({ versandart }) => versandart !== 'dhl');
  const handleClick = () =>
    download(versandCalls.etiketten, {
      query: { ids: idsOf(pakete), format, ab: jeSeiteOf(format) === 1 ? 1 : Number(ab) },
      fileName: 'Etiketten.pdf',
    }).catch((error: unknown) => showFailure('Die Etiketten wurden nicht geladen: ', error));
  return (
    <div className={`card stack-3 ${styles.papier}`}>
      <h3 className={styles.name}>Adressetiketten</h3>
      {abholung.length > 0 && (
        <p className="quiet">
          {`Ohne Etikett, weil sie abgeholt werden: ${abholung.map(({ nummer }) => nummer).join(', ')}`}
        </p>
      )}
      <BogenWahl bogen={bogen} onChange={setBogen} />
      <HeldButton
        variant="default"
        className={styles.knopf}
        why={pakete.length === 0 ? keinPaket : undefined}
        // Its field says why.
        disabled={abProblem(bogen) !== undefined}
        loading={isPending}
        onClick={() => void handleClick()}
      >
        Etiketten laden
      </HeldButton>
    </div>
  );
}

type BogenWahlProps = { bogen: Etikettbogen; onChange: (bogen: Etikettbogen) => void };

function BogenWahl({ bogen, onChange }: BogenWahlProps) {
  const { format, ab } = bogen;
  return (
    <div className={`stack-3 ${styles.felder}`}>
      <NativeSelect
        label="Papier"
        value={format}
        onChange={({ currentTarget }) =>
          onChange({ ...bogen, format: currentTarget.value as EtikettFormatName })
        }
        data={etikettFormatNamen.map((name) => ({ value: name, label: etikettFormate[name].titel }))}
      />
      {jeSeiteOf(format) > 1 && (
        <NumberField
          label="Ab Etikett"
          isWhole
          value={ab}
          onChange={({ currentTarget }) => onChange({ ...bogen, ab: currentTarget.value })}
          error={abProblem(bogen)}
        />
      )}
    </div>
  );
}
