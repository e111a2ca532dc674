import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { tagOf } from '#shared/datum.ts';
import { saveFile } from '#web/api/use-download.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import { showFailure } from '#web/ui/verwaltung/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import type { Absender, PackAuftrag } from '../../contract.ts';
import { dhlCsv } from '../../dhl-csv.ts';
import { dhlAdressProbleme, isDhlFertig } from '../../dhl-probleme.ts';
import { type DhlProdukt, dhlProdukte, dhlSchluessel } from '../../dhl-produkte.ts';
import {
  type DhlAdresse,
  type DhlZeile,
  dhlAbsenderOf,
  dhlFelder,
  dhlFeldTitel,
  dhlZeileOf,
} from '../../dhl-zeile.ts';
import { DhlVorschauZeile } from './dhl-vorschau-zeile.tsx';
import packen from './packen.module.css';
import { useDhlDatei } from './packen.queries.ts';
import styles from './papiere.module.css';

/** What was changed in a row, for the file alone. */
type Aenderung = { empfaenger?: Partial<DhlAdresse>; produkt?: DhlProdukt; isDabei?: boolean };

type DhlTeilProps = { auftraege: PackAuftrag[]; absender: Absender };

/** The file for DHL's Online-Frankierung, with every row before it is saved. */
export function DhlTeil({ auftraege, absender }: DhlTeilProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.papier}>
      <h3 className={styles.name}>Datei für die DHL Online-Frankierung</h3>
      <p className={packen.leise}>
        Eine CSV-Datei, die Sie bei DHL einlesen; bezahlt wird dort. E-Mail-Adressen stehen nicht darin.
      </p>
      {isOpen ? (
        <DhlVorschau auftraege={auftraege} absender={absender} />
      ) : (
        <Button
          variant="default"
          className={styles.knopf}
          disabled={auftraege.length === 0}
          onClick={() => setIsOpen(true)}
        >
          DHL-Datei ansehen
        </Button>
      )}
    </div>
  );
}

/** The rows as they were changed: `dabei` are ticked, and of them `fertig` can be part of the file. */
function useZeilen(auftraege: PackAuftrag[]) {
  const [aenderungen, setAenderungen] = useState<Record<string, Aenderung>>({});
  const zeilen = auftraege.map((one) => withAenderung(dhlZeileOf(one), aenderungen[one._id]));
  const dabei = zeilen.filter((_, index) => isDabei(auftraege[index], aenderungen));
  const change = (id: string, next: Aenderung) =>
    setAenderungen((all) => {
      const { empfaenger, ...before } = all[id] ?? {};
      return { ...all, [id]: { ...before, ...next, empfaenger: { ...empfaenger, ...next.empfaenger } } };
    });
  const changeAll = (produkt: DhlProdukt) =>
    setAenderungen((all) => Object.fromEntries(auftraege.map(({ _id }) => [_id, { ...all[_id], produkt }])));
  return { zeilen, dabei, fertig: dabei.filter(isDhlFertig), change, changeAll };
}

function DhlVorschau({ auftraege, absender }: DhlTeilProps) {
  const von = dhlAbsenderOf(absender);
  const { zeilen, dabei, fertig, change, changeAll } = useZeilen(auftraege);
  const { schreiben, isPending } = useSchreiben();
  const hatAbsender = Object.keys(dhlAdressProbleme(von)).length === 0;
  const handleSave = async () => {
    const schon = new Set(auftraege.flatMap(({ _id, dhlDatei }) => (dhlDatei === undefined ? [] : _id)));
    if (!(await schreiben(von, fertig, schon))) return;
    // What is in the file now is not ticked again.
    for (const { id } of fertig) change(id, { isDabei: undefined });
  };
  return (
    <>
      <AbsenderHinweis absender={von} />
      <NativeSelect
        label="Alle verschicken als"
        value=""
        onChange={({ currentTarget }) => changeAll(currentTarget.value as DhlProdukt)}
        data={[
          { value: '', label: 'Jedes, wie es unten steht' },
          ...dhlSchluessel.map((key) => ({ value: key, label: dhlProdukte[key].titel })),
        ]}
      />
      <ul className={styles.zeilen} aria-label="Zeilen der DHL-Datei">
        {auftraege.map((auftrag, index) => {
          const zeile = zeilen[index];
          if (!zeile) return null;
          return (
            <DhlVorschauZeile
              key={auftrag._id}
              zeile={zeile}
              original={dhlZeileOf(auftrag)}
              auftrag={auftrag}
              isDabei={dabei.includes(zeile)}
              onChange={(next) => change(auftrag._id, next)}
            />
          );
        })}
      </ul>
      {fertig.length < dabei.length && (
        <Alert kind="warning">
          Noch nicht in der Datei:{' '}
          {dabei
            .filter((one) => !isDhlFertig(one))
            .map(({ nummer }) => nummer)
            .join(', ')}
          . Änderungen hier gelten nur für diese Datei.
        </Alert>
      )}
      <Button
        className={styles.knopf}
        loading={isPending}
        disabled={fertig.length === 0 || !hatAbsender}
        onClick={() => void handleSave()}
      >
        {`DHL-Datei laden (${fertig.length} von ${zeilen.length})`}
      </Button>
    </>
  );
}

/** A parcel that is in an earlier file is not in the next one, unless it is ticked again. */
function isDabei(auftrag: PackAuftrag | undefined, aenderungen: Record<string, Aenderung>): boolean {
  return auftrag !== undefined && (aenderungen[auftrag._id]?.isDabei ?? auftrag.dhlDatei === undefined);
}

/** Records the file and saves it; `schon`: orders that are in an earlier one. */
function useSchreiben() {
  const { mutateAsync, isPending } = useDhlDatei();
  const schreiben = async (von: DhlAdresse, zeilen: DhlZeile[], schon: Set<string>): Promise<boolean> => {
    const datei = new Blob([dhlCsv(von, zeilen)], { type: 'text/csv' });
    const body = { auftraege: zeilen.map(({ id }) => ({ id, nochmal: schon.has(id) })) };
    try {
      const save = () => saveFile(datei, `DHL-${tagOf(new Date())}.csv`);
      snackbar.success((await mutateAsync({ body, save })).message);
      return true;
    } catch (error) {
      showFailure('Die DHL-Datei wurde nicht gespeichert: ', error);
      return false;
    }
  };
  return { schreiben, isPending };
}

function withAenderung(zeile: DhlZeile, { empfaenger, produkt = zeile.produkt }: Aenderung = {}): DhlZeile {
  return { ...zeile, produkt, empfaenger: { ...zeile.empfaenger, ...empfaenger } };
}

function AbsenderHinweis({ absender }: { absender: DhlAdresse }) {
  const probleme = dhlAdressProbleme(absender);
  const felder = dhlFelder.filter((feld) => probleme[feld]);
  if (felder.length === 0) return null;
  return (
    <Alert kind="error">
      Der Absender passt nicht:{' '}
      {felder.map((feld) => `${dhlFeldTitel[feld]}: ${probleme[feld]?.text}`).join(' ')}{' '}
      <Link to="/admin/einstellungen">Adresse des Ladens in den Einstellungen</Link>
    </Alert>
  );
}
