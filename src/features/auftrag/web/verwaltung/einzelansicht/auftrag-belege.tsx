import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { belegArtText, belegBruttoText } from '#features/beleg/beleg-zeile-text.ts';
import { belegCalls } from '#features/beleg/calls.ts';
import type { BelegZeile } from '#features/beleg/contract.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { useDownload } from '#web/api/use-download.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import type { GelesenerAuftrag } from '../../../read-auftrag.ts';
import styles from './auftrag.module.css';

/** The invoice, and what corrects it; only the owner's. */
export function AuftragBelege({ auftrag }: { auftrag: GelesenerAuftrag }) {
  const { _id: id, belege = [], aktionen, istAltbestand } = auftrag;
  const isAdmin = useSession().user?.role === 'admin';
  const kommtNoch = aktionen.includes('versendet') || aktionen.includes('abgeholt');
  if (!isAdmin || (belege.length === 0 && !kommtNoch && !istAltbestand)) return null;
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="auftrag-belege">
      <h2 id="auftrag-belege">Belege</h2>
      {belege.length === 0 ? (
        <>
          <p className={styles.leise}>{hinweisOf(auftrag)}</p>
          {istAltbestand && (
            <Link
              to={`/admin/belege/altbestand${auftrag.istVonHand ? '#von-hand' : ''}`}
              className="touch-line"
            >
              {auftrag.istVonHand ? 'Zu den Abgehakten' : 'Belege nachholen'}
            </Link>
          )}
        </>
      ) : (
        <ul className={`stack-3 ${styles.liste}`}>
          {belege.map((beleg) => (
            <li key={beleg.nummer} className={styles.beleg}>
              <Beleg id={id} {...beleg} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is to be expected while goods are still to leave the house, or what can be done once they have. */
function hinweisOf({ istAltbestand, istVonHand, versandart }: GelesenerAuftrag): string {
  if (istVonHand)
    return 'Von Hand berechnet: Diese Bestellung ist abgehakt, der Laden schreibt hier keine Belege. Ändert sich noch etwas an ihr, berichtigen Sie auch Ihre Rechnung von Hand.';
  if (istAltbestand)
    return 'Ware dieser Bestellung ging aus dem Haus, bevor der Laden Rechnungen schrieb. Von selbst schreibt er hier keine.';
  return `Die Rechnung schreibt der Laden ${versandart === 'abholung' ? 'bei der Abholung' : 'beim Versand'}.`;
}

function Beleg({ id, nummer, art, tag, brutto }: BelegZeile & { id: string }) {
  const { download, isPending } = useDownload();
  const handleClick = () =>
    download(belegCalls.pdf, { params: { id, nummer }, fileName: `${nummer}.pdf` }).catch((error: unknown) =>
      showFailure(`${nummer} wurde nicht geladen: `, error),
    );
  return (
    <>
      <p className={styles.text}>
        <span>{belegArtText[art]}</span>{' '}
        <Link className={`touch-line ${styles.belegnummer}`} to={`/admin/belege/${nummer}`}>
          {nummer}
        </Link>
        <br />
        <span className={styles.leise}>{tag && formatDatum(tag)}</span>
      </p>
      <span className={styles.zahl}>{belegBruttoText(brutto)}</span>
      <div>
        <Button
          variant="subtle"
          px={0}
          miw="var(--control)"
          aria-label={`${nummer} als PDF laden`}
          loading={isPending}
          onClick={() => void handleClick()}
        >
          PDF laden
        </Button>
      </div>
    </>
  );
}
