import { Button } from '@mantine/core';
import { Alert } from '#web/ui/shop/alert.tsx';
import { Dialog } from '#web/ui/verwaltung/dialog.tsx';
import { mengeText } from '../../menge-text.ts';
import type { Produktion } from '../../produktion-contract.ts';
import styles from './produktion-gebucht-dialog.module.css';
import { useZuruecknehmen } from './use-zuruecknehmen.ts';

type ProduktionGebuchtDialogProps = { produktion: Produktion; onClose: () => void };

/** What a production used up and what is left of it (admin.txt §7, verwendeteRohstoffe). */
export function ProduktionGebuchtDialog({ produktion, onClose }: ProduktionGebuchtDialogProps) {
  const { buchungId, produkt, verwendeteRohstoffe } = produktion;
  const { takeBack, isPending } = useZuruecknehmen();
  const cancel = async () => {
    if (await takeBack({ buchungId, name: produkt.name, anzahl: produkt.produziert })) onClose();
  };
  return (
    <Dialog
      title="Produktion gebucht"
      size="34rem"
      onClose={onClose}
      footer={
        <>
          <Button variant="default" loading={isPending} onClick={cancel}>
            Zurücknehmen
          </Button>
          <Button data-autofocus onClick={onClose}>
            Fertig
          </Button>
        </>
      }
    >
      <Alert kind="success" isAnswer>
        {produkt.produziert} × {produkt.name} hergestellt, jetzt {mengeText(produkt.neuerBestand, 'Stück')} im
        Lager.
      </Alert>
      <section>
        <h3 className={styles.title}>Verwendete Rohstoffe</h3>
        <ul className={styles.list}>
          {verwendeteRohstoffe.map(({ name, typ, menge, einheit, neuerBestand }) => (
            <li key={`${typ} ${name}`}>
              <span className={styles.name}>{name}</span>
              <span className={styles.menge}>{mengeText(menge, einheit)}</span>
              <span className={styles.rest}>noch {mengeText(neuerBestand, einheit)}</span>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
