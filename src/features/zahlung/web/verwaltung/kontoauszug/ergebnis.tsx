import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatEuro } from '#shared/number/money.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { NummernText } from '#web/ui/verwaltung/display/nummern-text.tsx';
import type { Buchung, Gebucht } from '../../../contract.ts';
import { ergebnisText } from '../../../kontoauszug/ergebnis-text.ts';
import type { GelesenerAbgleich } from '../../../kontoauszug/read-abgleich.ts';
import type { Auswahl } from '../../../kontoauszug/umsatz-auswahl.ts';
import styles from './ergebnis.module.css';
import seite from './kontoauszug.module.css';
import { useFocusOnMount } from './use-focus-on-mount.ts';

type ErgebnisProps = {
  abgleich: GelesenerAbgleich;
  auswahl: Auswahl;
  buchungen: Buchung[];
  ergebnisse: Gebucht[];
  onWeiter: () => void;
};

/** What became of each transfer; what is wrong first. A booking is taken back on its order's page. */
export function Ergebnis(props: ErgebnisProps) {
  const { ergebnisse, onWeiter } = props;
  const kopf = useFocusOnMount<HTMLDivElement>();
  const nicht = ergebnisse.filter(({ ergebnis }) => ergebnis === 'abgelehnt');
  const rest = ergebnisse.filter(({ ergebnis }) => ergebnis !== 'abgelehnt');
  const zeile = (gebucht: Gebucht) => <Zeile key={gebucht.umsatz} {...props} gebucht={gebucht} />;
  return (
    <div className={seite.seite}>
      <div ref={kopf} tabIndex={-1} className={styles.kopf}>
        <Alert kind={nicht.length > 0 ? 'warning' : 'success'} isAnswer>
          {ergebnisText(ergebnisse)}
        </Alert>
      </div>
      {nicht.length > 0 && (
        <section className="stack-3">
          <h2 className={seite.titel}>Nicht gebucht</h2>
          <ul className="stack-2">{nicht.map(zeile)}</ul>
        </section>
      )}
      {rest.length > 0 && (
        <section className="stack-3">
          <h2 className={seite.titel}>Gebucht</h2>
          <p className={seite.klein}>
            Etwas stimmt nicht? In der Bestellung lässt sich die Zahlung zurücknehmen.
          </p>
          <ul className="stack-2">{rest.map(zeile)}</ul>
        </section>
      )}
      <Button className={styles.weiter} onClick={onWeiter}>
        Nächster Auszug
      </Button>
    </div>
  );
}

type ZeileProps = Pick<ErgebnisProps, 'abgleich' | 'auswahl' | 'buchungen'> & { gebucht: Gebucht };

function Zeile({ gebucht: { umsatz, text }, abgleich, auswahl, buchungen }: ZeileProps) {
  const zahlung = abgleich.umsaetze.find((one) => one.umsatz === umsatz);
  const teile = buchungen.find((one) => one.umsatz === umsatz)?.teile ?? [];
  return (
    <li className={`spread ${styles.zeile}`}>
      <span>
        <bdi>{zahlung?.name || 'Ohne Namen'}</bdi>
        <span>{`, ${formatEuro(zahlung?.betrag ?? 0)}:`}</span> <NummernText text={text} />
      </span>
      <span className={`row-3 ${styles.links}`}>
        {teile.map(({ auftragId }) => (
          <Link key={auftragId} to={`/admin/bestellungen/${auftragId}`}>
            {auswahl.auftraege.get(auftragId)?.nummer}
          </Link>
        ))}
      </span>
    </li>
  );
}
