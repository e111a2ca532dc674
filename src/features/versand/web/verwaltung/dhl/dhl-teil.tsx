import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { HeldButton } from '#web/ui/verwaltung/held-button.tsx';
import type { Absender, PackAuftrag } from '../../../contract.ts';
import {
  type DhlAenderung,
  type DhlAenderungen,
  dhlZeileMit,
  withAenderung,
} from '../../../dhl/dhl-aenderung.ts';
import { dhlAdressProbleme, isDhlFertig } from '../../../dhl/dhl-probleme.ts';
import { type DhlProdukt, dhlProdukte, dhlSchluessel } from '../../../dhl/dhl-produkte.ts';
import {
  type DhlAdresse,
  dhlAbsenderOf,
  dhlFelder,
  dhlFeldTitel,
  dhlZeileOf,
} from '../../../dhl/dhl-zeile.ts';
import { keineZeile, keinPaket } from '../pack-worte.ts';
import styles from '../papiere.module.css';
import { DhlVorschauZeile } from './dhl-vorschau-zeile.tsx';
import { useDhlSchreiben } from './use-dhl-schreiben.ts';

type DhlTeilProps = { auftraege: PackAuftrag[]; absender: Absender };

/** The file for DHL's Online-Frankierung, with every row before it is saved. */
export function DhlTeil({ auftraege, absender }: DhlTeilProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={`card stack-3 ${styles.papier}`}>
      <h3 className={styles.name}>Datei für die DHL Online-Frankierung</h3>
      <p className="quiet">
        Eine CSV-Datei, die Sie bei DHL einlesen; bezahlt wird dort. E-Mail-Adressen stehen nicht darin.
      </p>
      {isOpen ? (
        <DhlVorschau auftraege={auftraege} absender={absender} />
      ) : (
        <HeldButton
          variant="default"
          className={styles.knopf}
          why={auftraege.length === 0 ? keinPaket : undefined}
          onClick={() => setIsOpen(true)}
        >
          DHL-Datei ansehen
        </HeldButton>
      )}
    </div>
  );
}

/** The rows as they were changed; of the ticked ones `fertig` go into the file, and the numbers `offen` do not. */
function useZeilen(auftraege: PackAuftrag[]) {
  const [aenderungen, setAenderungen] = useState<DhlAenderungen>({});
  const alle = auftraege.map((auftrag) => ({ auftrag, ...dhlZeileMit(auftrag, aenderungen) }));
  const dabei = alle.filter(({ isDabei }) => isDabei);
  const change = (auftrag: PackAuftrag, next: DhlAenderung) =>
    setAenderungen((all) => withAenderung(all, auftrag, next));
  const changeAll = (produkt: DhlProdukt) =>
    setAenderungen((all) => auftraege.reduce((some, one) => withAenderung(some, one, { produkt }), all));
  const fertig = dabei.filter(({ zeile }) => isDhlFertig(zeile));
  const offen = dabei.filter(({ zeile }) => !isDhlFertig(zeile)).map(({ zeile }) => zeile.nummer);
  return { alle, fertig, offen, change, changeAll };
}

function DhlVorschau({ auftraege, absender }: DhlTeilProps) {
  const von = dhlAbsenderOf(absender);
  const { alle, fertig, offen, change, changeAll } = useZeilen(auftraege);
  const { schreiben, wiederholen, isPending } = useDhlSchreiben(von);
  const hatAbsender = Object.keys(dhlAdressProbleme(von)).length === 0;
  return (
    <>
      <AbsenderHinweis absender={von} />
      <AlleVerschickenAls onChange={changeAll} />
      <ul className="stack-4" aria-label="Zeilen der DHL-Datei">
        {alle.map(({ auftrag, zeile, isDabei }) => (
          <DhlVorschauZeile
            key={auftrag._id}
            zeile={zeile}
            original={dhlZeileOf(auftrag)}
            auftrag={auftrag}
            isDabei={isDabei}
            onChange={(next) => change(auftrag, next)}
          />
        ))}
      </ul>
      {offen.length > 0 && (
        <Alert kind="warning">{`Noch nicht in der Datei: ${offen.join(', ')}. Änderungen hier gelten nur für diese Datei.`}</Alert>
      )}
      {wiederholen ? (
        <NochEinmal onRetry={wiederholen} isPending={isPending} />
      ) : (
        <HeldButton
          className={styles.knopf}
          loading={isPending}
          why={fertig.length === 0 ? keineZeile : undefined}
          disabled={!hatAbsender}
          onClick={() => void schreiben(fertig.map(({ zeile, auftrag }) => [zeile, auftrag]))}
        >
          {`DHL-Datei laden (${fertig.length} von ${alle.length})`}
        </HeldButton>
      )}
    </>
  );
}

function AlleVerschickenAls({ onChange }: { onChange: (produkt: DhlProdukt) => void }) {
  return (
    <NativeSelect
      label="Alle verschicken als"
      value=""
      onChange={({ currentTarget }) => onChange(currentTarget.value as DhlProdukt)}
      data={[
        { value: '', label: 'Jedes, wie es unten steht' },
        ...dhlSchluessel.map((key) => ({ value: key, label: dhlProdukte[key].titel })),
      ]}
    />
  );
}

function NochEinmal({ onRetry, isPending }: { onRetry: () => Promise<void>; isPending: boolean }) {
  return (
    <>
      <Alert kind="warning">
        Der Server hat nicht geantwortet. Bitte laden Sie dieselbe Datei noch einmal: Kein Paket steht dadurch
        doppelt in einer Datei.
      </Alert>
      <Button className={styles.knopf} loading={isPending} onClick={() => void onRetry()}>
        Dieselbe DHL-Datei noch einmal laden
      </Button>
    </>
  );
}

function AbsenderHinweis({ absender }: { absender: DhlAdresse }) {
  const probleme = dhlAdressProbleme(absender);
  const felder = dhlFelder.filter((feld) => probleme[feld]);
  if (felder.length === 0) return null;
  return (
    <Alert kind="error">
      <span>{`Der Absender passt nicht: ${felder.map((feld) => `${dhlFeldTitel[feld]}: ${probleme[feld]?.text}`).join(' ')}`}</span>{' '}
      <Link to="/admin/einstellungen">Adresse des Ladens in den Einstellungen</Link>
    </Alert>
  );
}
