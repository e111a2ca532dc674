import { type ComponentType, useEffect } from 'react';
import type { GeleseneBestellung } from '#features/bestellung/read-bestellung.ts';
import { useBestellung } from '#features/bestellung/web/bestellung.queries.ts';
import { ApiError } from '#web/api/client.ts';
import type { ChangeEntwurf } from '#web/entwurf/use-entwurf.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Skeleton } from '#web/ui/shop/message/skeleton.tsx';
import {
  type WiderrufEntwurf,
  type WiderrufZeile,
  withBestellung,
  withGewaehlt,
  withoutBestellung,
  zeilenOf,
} from '../../widerruf-entwurf.ts';
import styles from './widerruf-formular.module.css';

/** How many pieces of a line: the cart's control, which this area does not know. */
type StepperProps = {
  name: string;
  menge: number;
  max: number;
  isDisabled: boolean;
  onChange: (menge: number) => void;
};

type WiderrufZeilenProps = {
  /** The token of an order. */
  link: string;
  entwurf: WiderrufEntwurf;
  change: ChangeEntwurf<WiderrufEntwurf>;
  isBusy: boolean;
  fehler: string | undefined;
  Stepper: ComponentType<StepperProps>;
};

/**
 * The order of a link: it fills in the form, and its lines can be ticked. An order that cannot be had leaves
 * the plain form.
 */
export function WiderrufZeilen({ link, entwurf, change, isBusy, fehler, Stepper }: WiderrufZeilenProps) {
  const { data: bestellung, error } = useBestellung(link);
  const isMissing = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (bestellung) change((before) => withBestellung(before, angabenOf(link, bestellung)));
    // Kept from an earlier visit; the order is gone by now.
    else if (isMissing) change((before) => (before.link === link ? withoutBestellung(before) : before));
  }, [bestellung, isMissing, link, change]);

  const zeilen = entwurf.link === link ? zeilenOf(entwurf) : [];
  if (!bestellung && !error && zeilen.length === 0) return <Skeleton height="9rem" />;
  return (
    <>
      {bestellung && <Hinweis bestellung={bestellung} />}
      {error && !isMissing && zeilen.length === 0 && (
        <p className={styles.klein}>
          Ihre Bestellung lässt sich gerade nicht laden. Bitte füllen Sie das Formular selbst aus.
        </p>
      )}
      {zeilen.length > 0 && (
        <fieldset className={styles.zeilen} aria-describedby="auswahl">
          <legend>Das möchten Sie widerrufen</legend>
          {zeilen.map((zeile) => (
            <Zeile
              key={zeile.nr}
              zeile={zeile}
              isBusy={isBusy}
              isFalsch={fehler !== undefined}
              Stepper={Stepper}
              onChange={(gewaehlt) => change((before) => withGewaehlt(before, zeile.nr, gewaehlt))}
            />
          ))}
          <p id="auswahl" className={fehler ? styles.fehler : styles.klein}>
            {fehler ?? 'Alles ausgewählt heißt: der ganze Vertrag.'}
          </p>
        </fieldset>
      )}
    </>
  );
}

type ZeileProps = Pick<WiderrufZeilenProps, 'isBusy' | 'Stepper'> & {
  zeile: WiderrufZeile;
  isFalsch: boolean;
  onChange: (gewaehlt: number) => void;
};

function Zeile({ zeile, isBusy, isFalsch, Stepper, onChange }: ZeileProps) {
  const { name, menge, gewaehlt } = zeile;
  return (
    <div className={`spread ${styles.zeile}`}>
      <label className={styles.haken}>
        <input
          type="checkbox"
          // Its own name, so that the form's first fault is found by it.
          name="teil"
          checked={gewaehlt > 0}
          aria-invalid={isFalsch || undefined}
          onChange={({ target }) => isBusy || onChange(target.checked ? menge : 0)}
        />
        <span>
          <span>{name}</span> <span className={styles.klein}>{`${menge}\u00a0Stück bestellt`}</span>
        </span>
      </label>
      {menge > 1 && gewaehlt > 0 && (
        <Stepper name={name} menge={gewaehlt} max={menge} isDisabled={isBusy} onChange={onChange} />
      )}
    </div>
  );
}

/** Nothing of it is a reason to refuse (R46). */
function Hinweis({ bestellung }: { bestellung: GeleseneBestellung }) {
  const isWeiterer = isWiderrufen(bestellung);
  if (!isWeiterer && bestellung.stand !== 'storniert') return null;
  return (
    <Alert kind="info">
      {isWeiterer
        ? 'Zu dieser Bestellung ist schon ein Widerruf bei uns. Sie können noch einen schicken, zum Beispiel für weitere Stücke.'
        : 'Diese Bestellung ist storniert, Sie müssen nichts mehr tun. Widerrufen können Sie trotzdem.'}
    </Alert>
  );
}

function angabenOf(link: string, bestellung: GeleseneBestellung) {
  const { nummer, email, rechnung } = bestellung;
  const name = `${rechnung.vorname} ${rechnung.nachname}`.trim();
  const posten = bestellung.posten.map((one) => ({ name: one.name, menge: one.menge }));
  return { link, nummer, name, email, posten, istWiderrufen: isWiderrufen(bestellung) };
}

function isWiderrufen({ istWiderrufen, stand }: GeleseneBestellung): boolean {
  return istWiderrufen || stand === 'widerrufen';
}
