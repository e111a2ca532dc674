import type { ReactNode } from 'react';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { Ring } from '#web/ui/shop/message/spinner.tsx';
import type { GeleseneZahlungsseite } from '../../online/read-zahlungsseite.ts';
import type { Zahlungsansicht } from '../../online/zahlungsansicht.ts';
import { Bezahlen } from './bezahlen.tsx';
import { ModusHinweis } from './modus-hinweis.tsx';
import { Ueberweisen } from './ueberweisen.tsx';
import type { Bezahlseite } from './use-bezahlseite.ts';
import styles from './zahlung.module.css';
import type { Nochmal } from './zahlung-unbekannt.tsx';

type ZahlungInhaltProps = {
  ansicht: Zahlungsansicht;
  seite: GeleseneZahlungsseite | undefined;
  token: string;
  bezahlseite: Bezahlseite;
  nochmal: Nochmal;
  onFertig: () => void;
};

/** What can be done about the payment, or that something is being done; and always the way to the order. */
export function ZahlungInhalt(props: ZahlungInhaltProps) {
  const { ansicht, seite, token, onFertig } = props;
  const isLaufend = ansicht === 'oeffnet' || ansicht === 'wartet';
  const isZahlbar = seite && (ansicht === 'zuZahlen' || ansicht === 'pruefung');
  return (
    <div className={`raised stack-4 ${styles.karte}`}>
      <ModusHinweis modus={seite?.modus} />
      {isLaufend && (
        <div className={styles.laeuft}>
          <Ring size={40} />
        </div>
      )}
      {isZahlbar && <Bezahlen {...props} seite={seite} isBegonnen={ansicht === 'pruefung'} />}
      {ansicht === 'unbestaetigt' && <Nachsehen {...props.nochmal} />}
      {seite?.kannUeberweisen && (isZahlbar || ansicht === 'vorbei') && (
        <Ueberweisen token={token} onFertig={onFertig} />
      )}
      {!isLaufend && (
        <ZurBestellung token={token} isHaupt={!isZahlbar && ansicht !== 'unbestaetigt'}>
          {ansicht === 'zuZahlen' ? 'Zur Bestellung (dort können Sie auch stornieren)' : 'Zur Bestellung'}
        </ZurBestellung>
      )}
    </div>
  );
}

function Nachsehen({ isBusy, onNochmal }: Nochmal) {
  return (
    <Button isWide disabled={isBusy} onClick={onNochmal}>
      {isBusy ? 'Wird nachgesehen …' : 'Noch einmal nachsehen'}
    </Button>
  );
}

type ZurBestellungProps = { token: string; isHaupt: boolean; children: ReactNode };

function ZurBestellung({ token, isHaupt, children }: ZurBestellungProps) {
  return (
    <LinkButton look={isHaupt ? 'primary' : 'quiet'} isWide={isHaupt} to={`/bestellung/${token}`}>
      {children}
    </LinkButton>
  );
}
