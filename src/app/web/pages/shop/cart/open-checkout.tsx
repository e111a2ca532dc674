import { useId } from 'react';
import type { Cart } from '#features/cart/contract.ts';
import { freiAbText } from '#features/cart/frei-ab-text.ts';
import { cartTotals } from '#features/cart/totals.ts';
import { CartSummary } from '#features/cart/web/shop/cart-summary.tsx';
import { pauseSatz } from '#features/einstellung/laden/pause-satz.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { Liefertage } from '#features/portfolio/web/shop/liefertage.tsx';
import { bekannteWege, onlineWegText } from '#features/zahlarten/online-wege.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import styles from './open-checkout.module.css';

type OpenCheckoutProps = Pick<Cart, 'items' | 'lieferung' | 'abholung'>;

/** The way to the checkout, and what has to be known before any data is asked (§ 312j (1) BGB). */
export function OpenCheckout({ items, lieferung, abholung }: OpenCheckoutProps) {
  const laden = useLaden();
  const { itemCount, zwischensumme, versand } = cartTotals(items, laden.versand);
  const frei = freiAbText(laden.versand, zwischensumme, versand);
  const isTooHeavy = laden.versand.dhl.aktiv && versand === null;
  return (
    <CartSummary items={items} checkout={<Checkout isEmpty={itemCount === 0} />}>
      <ul className={styles.facts} aria-label="Lieferung und Zahlung">
        {frei && <li>{frei}</li>}
        {isTooHeavy && <TooHeavy />}
        <Liefertage lieferung={lieferung} abholung={abholung} />
        <Zahlarten />
      </ul>
    </CartSummary>
  );
}

function TooHeavy() {
  const { email, telefon, versand } = useLaden();
  const kilo = ((versand.dhl.tabelle.at(-1)?.bisGramm ?? 0) / 1000).toLocaleString('de-DE');
  return (
    <li>
      {`Für ein Paket ist das zu schwer (höchstens ${kilo} kg), der Gesamtbetrag ist ohne Versand. Bitte teilen Sie die Bestellung, oder schreiben Sie uns: ${[email, telefon].filter(Boolean).join(', ')}`}
    </li>
  );
}

function Zahlarten() {
  const { zahlung, onlineWege } = useLaden();
  const wege = zahlarten.filter((art) => zahlung[art]).map(zahlwegOf);
  const namen = [
    ...wege.filter(({ isOnline }) => !isOnline).map(({ name }) => name),
    // Last, because its own ways follow it.
    ...wege.filter(({ isOnline }) => isOnline).map(({ name }) => onlineText(name, bekannteWege(onlineWege))),
  ];
  return namen.length > 0 && <li>{oder.format(namen)}</li>;
}

const oder = new Intl.ListFormat('de', { type: 'disjunction' });

function onlineText(name: string, wege: ReturnType<typeof bekannteWege>): string {
  return wege.length > 0 ? `online: ${wege.map((weg) => onlineWegText[weg]).join(', ')}` : name;
}

function Checkout({ isEmpty }: { isEmpty: boolean }) {
  const { pause } = useLaden();
  const grundId = useId();
  if (!pause && !isEmpty) {
    return (
      <LinkButton to="/checkout" isWide>
        Zur Kasse
      </LinkButton>
    );
  }
  return (
    <>
      <Button isWide disabled aria-describedby={grundId}>
        Zur Kasse
      </Button>
      <p id={grundId} className="quiet">
        {pause
          ? `Zurzeit kann nicht bestellt werden. ${pauseSatz(pause.bis)} Ihr Warenkorb bleibt Ihnen erhalten.`
          : 'Davon kann gerade nichts bestellt werden.'}
      </p>
    </>
  );
}
