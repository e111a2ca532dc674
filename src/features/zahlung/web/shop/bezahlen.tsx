import { OnlineWege } from '#features/zahlarten/web/shop/online-wege.tsx';
import { formatEuro } from '#shared/number/money.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Ring } from '#web/ui/shop/message/spinner.tsx';
import type { GeleseneZahlungsseite } from '../../online/read-zahlungsseite.ts';
import { usePruefen } from '../zahlungsseite.queries.ts';
import { fehlerText } from './fehler-text.ts';
import type { Bezahlseite } from './use-bezahlseite.ts';
import styles from './zahlung.module.css';

type BezahlenProps = {
  seite: GeleseneZahlungsseite;
  token: string;
  /** Whether it was begun before, and may be done. */
  isBegonnen: boolean;
  bezahlseite: Bezahlseite;
  onFertig: () => void;
};

/** The amount, the provider's ways, and the button that leads there. */
export function Bezahlen({ seite, token, isBegonnen, bezahlseite, onFertig }: BezahlenProps) {
  const { oeffne, isBusy, error } = bezahlseite;
  const betrag = formatEuro(seite.betrag);
  return (
    <>
      <dl className={styles.betrag}>
        <dt>Zu bezahlen</dt>
        <dd className="amount">{betrag}</dd>
      </dl>
      <OnlineWege wege={seite.wege} />
      {error && <Alert kind="error">{fehlerText(error)}</Alert>}
      <Button isWide disabled={isBusy} aria-busy={isBusy} onClick={oeffne}>
        {isBusy ? (
          <>
            <Ring /> <span>Wird geöffnet …</span>
          </>
        ) : isBegonnen ? (
          `Weiter bezahlen · ${betrag}`
        ) : (
          `Jetzt bezahlen · ${betrag}`
        )}
      </Button>
      {isBegonnen && <SchonBezahlt token={token} onFertig={onFertig} />}
    </>
  );
}

/** Asks the provider. Without the money the page stays, and says so. */
function SchonBezahlt({ token, onFertig }: Pick<BezahlenProps, 'token' | 'onFertig'>) {
  const { mutate, isPending, isSuccess, error } = usePruefen(token);
  const handleClick = () =>
    mutate(undefined, { onSuccess: ({ stand }) => stand === 'bezahlt' && onFertig() });
  return (
    <>
      <Button look="secondary" isWide disabled={isPending} onClick={handleClick}>
        {isPending ? 'Wird nachgesehen …' : 'Ich habe schon bezahlt'}
      </Button>
      <p role="status" className="quiet">
        {isSuccess && (
          <span>
            Bisher ist kein Geld gemeldet. Haben Sie bezahlt, sehen Sie bitte in einigen Minuten noch einmal
            nach.
          </span>
        )}
        {error && !isPending && <span>{fehlerText(error)}</span>}
      </p>
    </>
  );
}
