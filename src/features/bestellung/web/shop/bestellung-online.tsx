import { isZahlfristOffen, zahlfristText } from '#features/auftrag/kundensicht/zahlfrist-text.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import type { GeleseneBestellung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';

type BestellungOnlineProps = Pick<GeleseneBestellung, 'zahlart'> & {
  online: NonNullable<GeleseneBestellung['online']>;
  token: string;
};

/** The way to the page on which it is paid; quiet where the order is paid otherwise. */
export function BestellungOnline({ online: { bis }, zahlart, token }: BestellungOnlineProps) {
  const path = `/bestellung/${token}/zahlung`;
  if (!zahlwegOf(zahlart).isOnline)
    return (
      <p>
        <LinkButton look="secondary" to={path}>
          Lieber gleich online bezahlen
        </LinkButton>
      </p>
    );
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="bezahlen">
      <h2 id="bezahlen">So bezahlen Sie</h2>
      {isZahlfristOffen(bis, new Date()) && (
        <p>
          Bitte bezahlen Sie bis <strong>{zahlfristText(bis)}</strong>
          <span>. So lange halten wir die Ware für Sie zurück, danach wird die Bestellung storniert.</span>
        </p>
      )}
      <LinkButton isWide to={path}>
        Jetzt bezahlen
      </LinkButton>
    </section>
  );
}
