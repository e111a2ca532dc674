import { useState } from 'react';
import { formatEuro } from '#shared/number/money.ts';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { NummernText } from '#web/ui/verwaltung/display/nummern-text.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { SearchField } from '#web/ui/verwaltung/search/search-field.tsx';
import { useTyped } from '#web/ui/verwaltung/search/use-typed.ts';
import type { AbgeglichenerUmsatz } from '../../../contract.ts';
import type { WaehlbarerAuftrag } from '../../../kontoauszug/read-abgleich.ts';
import { toWaehlbar } from '../../../kontoauszug/umsatz-auswahl.ts';
import styles from './auftrag-wahl.module.css';
import { useAuftragSuche } from './zahlungen.queries.ts';

type AuftragWahlProps = {
  zeile: AbgeglichenerUmsatz;
  kandidaten: WaehlbarerAuftrag[];
  onClose: () => void;
  onWahl: (auftrag: WaehlbarerAuftrag) => void;
};

/** The order that a transfer is for, by search; first those that may be meant. */
export function AuftragWahl({ zeile, kandidaten, onClose, onWahl }: AuftragWahlProps) {
  const [suche, setSuche] = useState('');
  const { text, type } = useTyped(suche, setSuche);
  const { data, isError, refetch } = useAuftragSuche(suche);
  const vorne = suche === '' ? kandidaten : [];
  const mehr = (data ?? []).map(toWaehlbar).filter(({ _id }) => !vorne.some((one) => one._id === _id));
  return (
    <Dialog title="Bestellung wählen" onClose={onClose}>
      <div className="stack-4">
        <p className={styles.wofuer}>
          <bdi>{zeile.name || 'Ohne Namen'}</bdi>
          <span>{`, ${formatEuro(zeile.betrag)}`}</span>
          {zeile.zweck && (
            <span className={`quiet ${styles.zweck}`}>
              <NummernText text={zeile.zweck} />
            </span>
          )}
        </p>
        <SearchField
          label="Nummer, Name oder Produkt suchen"
          {...{ value: text, found: data && mehr.length, onChange: type, isFirst: true }}
        />
        <Liste titel="Könnte passen" auftraege={vorne} onWahl={onWahl} />
        <Liste titel={suche.trim() ? 'Gefunden' : 'Wartet auf Geld'} auftraege={mehr} onWahl={onWahl} />
        {isError && (
          <LoadFailure
            text="Die Bestellungen lassen sich gerade nicht laden."
            onRetry={() => void refetch()}
          />
        )}
        {data && mehr.length === 0 && vorne.length === 0 && (
          <p>{suche.trim() === '' ? 'Keine Bestellung wartet auf Geld.' : 'Keine Bestellung gefunden.'}</p>
        )}
      </div>
    </Dialog>
  );
}

type ListeProps = { titel: string; auftraege: WaehlbarerAuftrag[]; onWahl: AuftragWahlProps['onWahl'] };

function Liste({ titel, auftraege, onWahl }: ListeProps) {
  if (auftraege.length === 0) return null;
  return (
    <section aria-label={titel}>
      <h3 className={styles.titel}>{titel}</h3>
      <ul className="stack-2">
        {auftraege.map((auftrag) => (
          <li key={auftrag._id}>
            <button type="button" className={styles.auftrag} onClick={() => onWahl(auftrag)}>
              <span className={styles.nummer}>{auftrag.nummer}</span>
              <bdi className={styles.name}>{auftrag.name}</bdi>
              <span className="amount">{offenText(auftrag)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function offenText({ offen, stand }: WaehlbarerAuftrag): string {
  if (offen > 0) return `${formatEuro(offen)} offen`;
  return stand === 'storniert' || stand === 'widerrufen' ? stand : 'bezahlt';
}
