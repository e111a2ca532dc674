import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { malText } from '#shared/text/mal-text.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { NummernText } from '#web/ui/verwaltung/display/nummern-text.tsx';
import { packbarText } from '../../../gebucht-text.ts';
import { mengeText } from '../../../menge-text.ts';
import type { Produktion } from '../../../produktion/produktion-contract.ts';
import { useBuchungZuruecknehmen } from '../use-zuruecknehmen.ts';
import styles from './produktion-gebucht-dialog.module.css';

/**
 * The specification requires only `verwendeteRohstoffe` (requirements.md, admin §7); the booking id for the
 * reversal is our own.
 */
export type GebuchteProduktion = Partial<Produktion> & Pick<Produktion, 'verwendeteRohstoffe'>;

type ProduktionGebuchtDialogProps = { produktion: GebuchteProduktion; onClose: () => void };

/**
 * The raw materials that a production used and their remaining stock (requirements.md, admin §7,
 * verwendeteRohstoffe).
 */
export function ProduktionGebuchtDialog({ produktion, onClose }: ProduktionGebuchtDialogProps) {
  const { buchungId, produkt, verwendeteRohstoffe, packbar } = produktion;
  const { takeBack, isPending } = useBuchungZuruecknehmen();
  const cancel = async () => {
    if (!buchungId || !produkt) return;
    if (await takeBack({ buchungId, name: produkt.name, anzahl: produkt.produziert })) onClose();
  };
  return (
    <Dialog
      title="Produktion gebucht"
      size="34rem"
      onClose={onClose}
      footer={
        <>
          {buchungId && (
            <Button variant="default" loading={isPending} onClick={cancel}>
              Zurücknehmen
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            Fertig
          </Button>
        </>
      }
    >
      <Alert kind="success" isAnswer>
        {produkt
          ? `${malText(produkt.produziert, produkt.name)} hergestellt, jetzt ${mengeText(produkt.neuerBestand, 'Stück')} im Lager.`
          : 'Die Produktion ist gebucht.'}
      </Alert>
      {packbar?.nummern && packbar.nummern.length > 0 && <Packbar packbar={packbar} />}
      <Verwendet rohstoffe={verwendeteRohstoffe} />
    </Dialog>
  );
}

/** The orders that waited for these pieces. */
function Packbar({ packbar }: { packbar: NonNullable<Produktion['packbar']> }) {
  return (
    <Alert
      kind="info"
      action={
        <Button component={Link} to="/admin/packen" variant="default">
          Alle packen
        </Button>
      }
    >
      <NummernText text={packbarText(packbar)} />
    </Alert>
  );
}

function Verwendet({ rohstoffe }: { rohstoffe: Produktion['verwendeteRohstoffe'] }) {
  return (
    <section>
      <h3 className={styles.title}>Verwendete Rohstoffe</h3>
      <ul className={styles.list}>
        {rohstoffe.map(({ name, menge, einheit, neuerBestand }) => (
          <li key={`${einheit} ${name}`}>
            <span className={styles.name}>{name}</span>
            <span className={styles.menge}>{mengeText(menge, einheit)}</span>
            <span className={styles.rest}>{`noch ${mengeText(neuerBestand, einheit)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
