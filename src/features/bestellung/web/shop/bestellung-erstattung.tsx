import { LinkButton } from '#web/ui/shop/button.tsx';
import { laeuftSatz } from '../../bestellung-worte.ts';
import type { GeleseneBestellung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';

type BestellungErstattungProps = {
  bestellung: Pick<GeleseneBestellung, 'erstattung'>;
  token: string;
  /** The page's head says already that the money is on its way. */
  isGesagt: boolean;
};

/** Money on its way to her, and the way to the page that asks for her account. */
export function BestellungErstattung({ bestellung, token, isGesagt }: BestellungErstattungProps) {
  const { laeuft = 0, fragt = false } = bestellung.erstattung ?? {};
  if (laeuft === 0 || (isGesagt && !fragt)) return null;
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="erstattung">
      <h2 id="erstattung">Ihr Geld zurück</h2>
      {!isGesagt && <p>{laeuftSatz(bestellung)}</p>}
      {fragt && (
        <>
          {/* The order does not know whether she has said it. */}
          <p>
            Für die Überweisung brauchen wir Ihre Bankverbindung, falls Sie sie noch nicht angegeben haben.
          </p>
          <LinkButton isWide to={`/bestellung/${token}/erstattung`}>
            Bankverbindung angeben
          </LinkButton>
        </>
      )}
    </section>
  );
}
