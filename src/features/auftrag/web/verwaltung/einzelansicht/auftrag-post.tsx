import { Email } from '#web/ui/shop/email.tsx';
import { type ChipTone, StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { AuftragNachricht } from '../../../contract.ts';
import { zeitText } from '../auftrag-worte.ts';
import styles from './auftrag.module.css';

const staende: Record<string, { wort: string; tone: ChipTone }> = {
  wartet: { wort: 'wartet', tone: 'neutral' },
  gesendet: { wort: 'gesendet', tone: 'good' },
  nichtZugestellt: { wort: 'nicht zugestellt', tone: 'bad' },
  abgelegt: { wort: 'nicht gesendet', tone: 'warning' },
};

/** The mails about an order, and whether they arrived. */
export function AuftragPostListe({ nachrichten }: { nachrichten: AuftragNachricht[] }) {
  if (nachrichten.length === 0) return null;
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="auftrag-post">
      <h2 id="auftrag-post">E-Mails</h2>
      <ul className={`stack-3 ${styles.liste}`}>
        {nachrichten.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end.
          <li key={at}>
            <p className={styles.text}>
              <Betreff text={one.betreff} /> <Stand stand={one.stand} />
            </p>
            <p className={styles.leise}>
              <span className={styles.text}>
                {one.an && (
                  <span>
                    an <Email email={one.an} />,{' '}
                  </span>
                )}
              </span>
              <span>{zeitText(one.at)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A word does not break at its hyphens, so that an order's number stays whole. */
function Betreff({ text }: { text: string }) {
  return text.split(/(\w+(?:-\w+)+)/).map((teil, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no name, and may be equal.
    <span key={at} className={at % 2 === 1 ? styles.nowrap : undefined}>
      {teil}
    </span>
  ));
}

function Stand({ stand }: { stand: string }) {
  const known = Object.hasOwn(staende, stand) ? staende[stand] : undefined;
  return known ? <StatusChip tone={known.tone}>{known.wort}</StatusChip> : null;
}
