import { Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { Gallery } from '#features/bild/web/shop/gallery.tsx';
import { useHasGuestCarts } from '#features/einstellung/web/use-laden.ts';
import { Gewaehrleistung } from '#features/gewaehrleistung/web/shop/gewaehrleistung.tsx';
import type { Produkt } from '#features/portfolio/contract.ts';
import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { texteOf } from '#features/portfolio/produkttypen/produkt-texte.ts';
import type { Liefertage } from '#features/portfolio/verkauf/liefertage.ts';
import { Preis } from '#features/portfolio/web/shop/preis.tsx';
import { allPictures } from '#features/portfolio/web/shop/produkt-pictures.ts';
import { Facts } from '#features/portfolio/web/shop/produktseite/facts.tsx';
import { Produktsicherheit } from '#features/portfolio/web/shop/produktseite/produktsicherheit.tsx';
import { TextSections } from '#features/portfolio/web/shop/produktseite/text-sections.tsx';
import { wortLaenge } from '#features/portfolio/web/shop/wort-laenge.ts';
import { pageBar } from '#web/ui/shop/bar.ts';
import { ExternalLinkButton, LinkButton } from '#web/ui/shop/button.tsx';
import { Chip } from '#web/ui/shop/chip.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { AddSlot } from './add-slot.tsx';
import styles from './produkt-detail.module.css';
import { ProduktHead } from './produkt-head.tsx';

const ProduktLieferung = lazyPart<Liefertage>(() =>
  import('./produkt-lieferung.tsx').then((part) => part.ProduktLieferung),
);
// The days of delivery stand above the facts, which would move when they came later.
await ProduktLieferung.loadAhead();

export function ProduktDetail({ produkt }: { produkt: Produkt }) {
  const { name, preis, weblink, beschreibung } = produkt;
  const chip = texteOf(produkt).chip(produkt);
  const needsAccount = useNeedsAccount();
  return (
    <article className={styles.article}>
      <ProduktHead produkt={produkt} />
      <div>
        <Gallery pictures={allPictures(produkt)} />
      </div>
      <div className={styles.side}>
        <div className={styles.head}>
          {chip && <Chip>{chip}</Chip>}
          <h1 className={styles.name} style={wortLaenge(name)}>
            {name}
          </h1>
        </div>
        {beschreibung.kurz && <p className={styles.short}>{beschreibung.kurz}</p>}
        <div {...(hasPreis(preis) && { ref: pageBar, className: styles.offer, 'data-sticky': 'both' })}>
          <Preis produkt={produkt} isLarge />
          {hasPreis(preis) && <Offer {...{ produkt, needsAccount }} />}
        </div>
        <Suspense>
          <ProduktLieferung {...produkt} />
        </Suspense>
        {needsAccount && <GuestHint />}
        <Facts produkt={produkt} />
        <Gewaehrleistung />
        {weblink && <Dokumentation weblink={weblink} />}
      </div>
      <div className={styles.texts}>
        <TextSections beschreibung={beschreibung} />
        <Produktsicherheit produkt={produkt} />
      </div>
    </article>
  );
}

function Dokumentation({ weblink }: { weblink: string }) {
  return (
    <div>
      <ExternalLinkButton href={weblink} look="secondary">
        <LineIcon name="external" size={20} />
        <span>Produkt&shy;dokumen&shy;tation öffnen</span>
      </ExternalLinkButton>
    </div>
  );
}

/** The actions below the price; on a phone, for guests without a cart, a link to sign in inside the sticky bar. */
function Offer({ produkt, needsAccount }: { produkt: Produkt; needsAccount: boolean }) {
  return (
    <>
      <AddSlot produkt={produkt} place="detail" />
      {needsAccount && (
        <div className={styles.guestWay}>
          <LinkButton to="/login">Anmelden</LinkButton>
        </div>
      )}
    </>
  );
}

function GuestHint() {
  return (
    <div className={styles.guestHint}>
      <Alert
        kind="info"
        action={
          <Link to="/login" className={styles.signIn}>
            Anmelden
          </Link>
        }
      >
        Bitte melden Sie sich an, um Produkte zu bestellen.
      </Alert>
    </div>
  );
}

/** Before the opening only the signed-in have a cart (requirements.md, storefront §2). */
function useNeedsAccount(): boolean {
  const { user } = useSession();
  const hasGuests = useHasGuestCarts();
  return !user && !hasGuests;
}
