import { Button } from '@mantine/core';
import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { produktMaskeOf } from '#features/portfolio/web/verwaltung/produkttypen/produkt-masken.ts';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { HeldButton } from '#web/ui/verwaltung/held-button.tsx';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Warenberechnung } from '../../../contract.ts';
import { useRecalculate } from '../../warenberechnung.queries.ts';
import { ProduktMarken } from '../produktauswahl/produkt-marken.tsx';
import { neuberechnenFehler } from '../warenberechnung-texte.ts';
import styles from './berechnungs-kopf.module.css';
import { useApplyPreis } from './use-apply-preis.ts';

type BerechnungsKopfProps = { berechnung: Warenberechnung; onEdit: () => void };

/** The product of the calculation with its actions (requirements.md, admin §2, Warenberechnung). */
export function BerechnungsKopf({ berechnung, onEdit }: BerechnungsKopfProps) {
  const { portfolioProdukt: produkt, fehlend, isUnterKosten } = berechnung;
  const worte = produktMaskeOf(produkt).worte({ ...produkt, verpackung: produkt.verpackung ?? undefined });
  return (
    <header className={styles.kopf}>
      {produkt.bild ? (
        <img className={styles.bild} src={produkt.bild} alt="" width={96} height={96} />
      ) : (
        <span className={styles.bild}>
          <LineIcon name="image" size={28} />
        </span>
      )}
      <div className={styles.worte}>
        <h2 className={styles.name}>{produkt.name}</h2>
        <p className={styles.angaben}>{worte.kalkulation.filter(Boolean).join(' ·\u00a0')}</p>
        <div className={`row-2 ${styles.marken}`}>
          <ProduktMarken produkt={{ aktiv: produkt.aktiv, fehlend, isUnterKosten }} />
        </div>
      </div>
      <Knoepfe berechnung={berechnung} onEdit={onEdit} />
    </header>
  );
}

function Knoepfe({ berechnung, onEdit }: BerechnungsKopfProps) {
  const { portfolioProdukt: produkt, vkPreisGerundet } = berechnung;
  const isNeuerPreis = hasPreis(vkPreisGerundet) && vkPreisGerundet !== produkt.preis;
  const ohneNeuenPreis = hasPreis(vkPreisGerundet)
    ? 'Der Preis steht so schon im Portfolio.'
    : 'Ohne Einkaufspreise gibt es keinen Preis zum Übernehmen.';
  const recalculate = useRecalculate();
  const apply = useApplyPreis();
  const onRecalculate = () =>
    recalculate.mutate(berechnung, {
      onSuccess: () => snackbar.success('Neu berechnet mit den heutigen Einkaufspreisen.'),
      onError: (error) => showFailure(neuberechnenFehler, error),
    });
  return (
    <div className={`row-2 ${styles.knoepfe}`}>
      <Button variant="default" loading={recalculate.isPending} onClick={onRecalculate}>
        Neu berechnen
      </Button>
      <Button variant="default" onClick={onEdit}>
        Bearbeiten
      </Button>
      <HeldButton
        loading={apply.isPending}
        why={isNeuerPreis ? undefined : ohneNeuenPreis}
        onClick={() => void apply.apply(berechnung)}
      >
        Preis übernehmen
      </HeldButton>
    </div>
  );
}
