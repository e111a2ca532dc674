import { use } from 'react';
import type { Phase } from '#features/einstellung/gruppen/phase-angaben.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { ListenProdukt } from '#features/portfolio/listen-produkt.ts';
import { ProduktGrid, ProduktGridSkeleton } from '#features/portfolio/web/shop/produktliste/produkt-grid.tsx';
import { type ProdukteState, useProdukte } from '#features/portfolio/web/shop/produktliste/use-produkte.ts';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { breadcrumbJsonLd } from '#web/ui/shop/rendering/breadcrumb-json-ld.ts';
import { JsonLd } from '#web/ui/shop/rendering/json-ld.tsx';
import { OriginContext, PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { AddSlot } from './add-slot.tsx';
import styles from './produkte-page.module.css';

/** requirements.md, storefront §2, Product list. */
export function ProduktePage() {
  const state = useProdukte();
  const origin = use(OriginContext);
  const { phase } = useLaden();
  const count = state.produkte?.length;
  return (
    <Container className={styles.page}>
      <PageHead
        title="Handgemachte Naturseifen"
        description="Alle unsere Produkte mit Duft, Form, Gewicht und Preis auf einen Blick."
      />
      <JsonLd
        data={
          import.meta.env.SSR &&
          breadcrumbJsonLd(origin, [
            ['Home', '/'],
            ['Produkte', '/products'],
          ])
        }
      />
      <header className={styles.head}>
        <h1>Unsere hand&shy;gemachten Naturseifen</h1>
        <p className={styles.subtitle}>In kleinen Mengen gegossen, von Hand geprägt und verpackt.</p>
        <p className={styles.count}>{count ? anzahlText(count, phase) : '\u00a0'}</p>
      </header>
      <ProduktList {...state} />
    </Container>
  );
}

/** As specified while the shop is announced (requirements.md, storefront §2); an open shop can count to one. */
function anzahlText(count: number, phase: Phase): string {
  const [anzahl, kreationen] =
    count === 1 && phase !== 'angekuendigt' ? ['Eine', 'Seifen-Kreation'] : [count, 'Seifen-Kreationen'];
  return `${anzahl} einzigartige ${kreationen} verfügbar`;
}

function ProduktList({ produkte, problem, retry }: ProdukteState) {
  if (!produkte) {
    if (!problem) return <ProduktGridSkeleton />;
    return (
      <EmptyState action={<Button onClick={retry}>Erneut versuchen</Button>}>
        <Alert kind={problem.kind}>{problem.text}</Alert>
      </EmptyState>
    );
  }
  return (
    <>
      {problem && (
        <div className={styles.problem}>
          <Alert
            kind={problem.kind}
            action={
              <Button look="quiet" onClick={retry}>
                Erneut versuchen
              </Button>
            }
          >
            {problem.text}
          </Alert>
        </div>
      )}
      {produkte.length > 0 ? <ProduktGrid produkte={produkte} renderOffer={renderOffer} /> : <NoProdukte />}
    </>
  );
}

function renderOffer(produkt: ListenProdukt) {
  return <AddSlot produkt={produkt} place="list" />;
}

function NoProdukte() {
  return (
    <EmptyState
      title="Keine Produkte verfügbar"
      action={<LinkButton to="/contact">Kontakt aufnehmen</LinkButton>}
    >
      <p>Zurzeit sind keine Produkte im Portfolio vorhanden.</p>
    </EmptyState>
  );
}
