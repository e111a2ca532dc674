import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { malText } from '#shared/text/mal-text.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { giveFocusBack } from '#web/ui/verwaltung/dialog/give-focus-back.ts';
import type { SchonAngelegt, TelefonBody, TelefonWare } from '../../contract.ts';
import styles from './telefon.module.css';

type TelefonOffenProps = {
  offen: TelefonBody;
  waren: TelefonWare[];
  absage: string[];
  isPending: boolean;
  senden: (body: TelefonBody) => Promise<void>;
  hint: Elements;
};

/** After a reload, an order that was sent and has no answer: before anything else it is sent again as it was. */
export function TelefonOffen(props: TelefonOffenProps) {
  const { offen, waren, absage, isPending, senden, hint } = props;
  const { vorname, nachname } = offen.rechnung;
  const name = `${vorname} ${nachname}`.trim();
  return (
    <div className={styles.formular}>
      <section className="stack-3" aria-labelledby="telefon-offen">
        <h2 id="telefon-offen">Vielleicht schon angelegt</h2>
        <p>{`Diese Bestellung${name !== '' ? ` für ${name}` : ''} wurde gesendet, und die Antwort fehlt noch. Bitte senden Sie sie noch einmal, so wie sie ist: Sie wird nur einmal angelegt.`}</p>
        <ul className={styles.posten} aria-label="Gesendete Ware">
          {offen.posten.map(({ produktId, menge }) => (
            <li key={produktId}>
              {malText(menge, waren.find((one) => one.produktId === produktId)?.name ?? 'Ein Produkt')}
            </li>
          ))}
        </ul>
        {absage.length > 0 && (
          <Alert kind="error">
            <span className={styles.zeilen}>{absage.join('\n')}</span>
          </Alert>
        )}
        <div>
          <Button loading={isPending} onClick={() => void senden(offen)}>
            Noch einmal senden
          </Button>
        </div>
      </section>
      {hint}
    </div>
  );
}

/** The ways on from an order that was made without what was changed here. */
export function TelefonSchon({ schon, onNeu }: { schon: SchonAngelegt; onNeu: () => void }) {
  return (
    <div className="stack-3">
      <p>{`Eine neue Bestellung enthält alles, was hier steht, auch was ${schon.nummer} schon enthält.`}</p>
      <div className="row-2">
        <Button component={Link} to={`/admin/bestellungen/${schon._id}`}>
          {`${schon.nummer} öffnen`}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            onNeu();
            // The button is gone with its message.
            setTimeout(() => giveFocusBack(document.activeElement));
          }}
        >
          Als neue Bestellung beginnen
        </Button>
      </div>
    </div>
  );
}
