import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { type Gruppe, gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';
import { gruppenTitel } from '#features/einstellung/gruppen/gruppen-titel.ts';
import { useGruppen } from '#features/einstellung/web/einstellung.queries.ts';
import { useFeldZiel } from '#features/einstellung/web/verwaltung/felder/use-feld-ziel.ts';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { useBereit } from '../phase.queries.ts';
import { danachOf, type Einrichtungsweg, ersterAbendOf, ersteSeife } from './erster-abend.ts';
import styles from './erster-abend-karte.module.css';

function useVersionen(): Partial<Record<Gruppe, number>> {
  const staende = useGruppen(gruppenNamen);
  return Object.fromEntries(staende.map(({ gruppe, stand }) => [gruppe, stand?.version]));
}

/** Leads a new shop's owner through the groups, and then to the first soap; nothing once there is one. */
export function ErsterAbend() {
  const versionen = useVersionen();
  const { open } = useFeldZiel();
  const weg = ersterAbendOf(versionen);
  if (weg) return <ErsterAbendKarte weg={weg} onOpen={(gruppe) => open({ gruppe, name: '' })} />;
  return gruppenNamen.every((gruppe) => versionen[gruppe]) && <ErsteSeife />;
}

/** Where saving a group leads on the first evening. */
export function useDanach() {
  const versionen = useVersionen();
  return (gruppe: Gruppe) => danachOf(versionen, gruppe);
}

/** The step after the groups, as long as nothing can be sold. */
function ErsteSeife() {
  const { data } = useBereit();
  if (!data?.zeilen.some(({ id, stufe }) => id === 'sortiment' && stufe === 'rot')) return null;
  return (
    <section className={`stack-4 roomy ${styles.karte}`} aria-labelledby="erster-abend">
      <h2 id="erster-abend">Ihre erste Seife</h2>
      <p>Ihr Laden ist eingerichtet. Jetzt fehlt noch etwas, das Sie verkaufen.</p>
      <Button component={Link} to={ersteSeife} size="md" className={styles.weiter}>
        Erste Seife anlegen
      </Button>
    </section>
  );
}

type ErsterAbendKarteProps = { weg: Einrichtungsweg; onOpen: (gruppe: Gruppe) => void };

/** The steps, which can be taken in any order. */
function ErsterAbendKarte({ weg: { schritte, erledigt, naechste }, onOpen }: ErsterAbendKarteProps) {
  return (
    <section className={`stack-4 roomy ${styles.karte}`} aria-labelledby="erster-abend">
      <h2 id="erster-abend">{erledigt === 0 ? 'Schön, dass Sie da sind.' : 'Weiter geht es.'}</h2>
      <p>
        Hier richten Sie Ihren Laden ein: sieben Schritte, jeder dauert ein paar Minuten. Was Sie noch nicht
        wissen, lassen Sie frei; alles lässt sich jederzeit ändern.
      </p>
      <p className={styles.stand} role="status">
        {`${erledigt} von ${schritte.length} erledigt`}
      </p>
      <ol className={`row-2 ${styles.schritte}`}>
        {schritte.map(({ gruppe, isErledigt }) => (
          <li key={gruppe} aria-current={gruppe === naechste ? 'step' : undefined}>
            <button
              type="button"
              className={styles.schritt}
              data-done={isErledigt}
              onClick={() => onOpen(gruppe)}
            >
              <span>{gruppenTitel[gruppe]}</span>
              {isErledigt && <VisuallyHidden> (erledigt)</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
      <Button size="md" className={styles.weiter} onClick={() => onOpen(naechste)}>
        {`${erledigt === 0 ? 'Anfangen' : 'Weiter'}: ${gruppenTitel[naechste]}`}
      </Button>
    </section>
  );
}
