import { use } from 'react';
import { Navigate, useParams } from 'react-router';
import type { Phase } from '#features/einstellung/gruppen/phase-angaben.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { ListenProdukt } from '#features/portfolio/listen-produkt.ts';
import {
  type Produktliste,
  produkteJeSeite,
  readSeite,
  seitePath,
} from '#features/portfolio/produktliste.ts';
import { ProduktGrid, ProduktGridSkeleton } from '#features/portfolio/web/shop/produktliste/produkt-grid.tsx';
import { ProduktSeiten } from '#features/portfolio/web/shop/produktliste/produkt-seiten.tsx';
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

/** requirements.md, storefront §2, Product list; of more products than one page shows, from one of its pages on. */
export function ProduktePage() {
  const seite = readSeite(useParams().seite) ?? 1;
  return <Seite key={seite} seite={seite} />;
}

function Seite({ seite }: { seite: number }) {
  const state = useProdukte(seite);
  const origin = use(OriginContext);
  const { phase } = useLaden();
  const { gesamt: count, produkte } = state.liste ?? {};
  // Fewer products than when the address was made.
  if (seite > 1 && produkte?.length === 0) return <Navigate to={seitePath(1)} replace />;
  return (
    <Container className={styles.page}>
      <PageHead
        title={`Handgemachte Naturseifen${seite > 1 ? `, Seite ${seite}` : ''}`}
        description="Alle unsere Produkte mit Duft, Form, Gewicht und Preis auf einen Blick."
      />
      {import.meta.env.SSR && state.liste && (
        <Nachbarn seite={seite} hasNext={state.liste.weiter !== undefined} />
      )}
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
      <ProduktList {...state} seite={seite} />
    </Container>
  );
}

/** The pages before and after this one, for programs; the server's HTML is what they read. */
function Nachbarn({ seite, hasNext }: { seite: number; hasNext: boolean }) {
  const origin = use(OriginContext);
  return (
    <>
      {seite > 1 && <link rel="prev" href={origin + seitePath(seite - 1)} />}
      {hasNext && <link rel="next" href={origin + seitePath(seite + 1)} />}
    </>
  );
}

/** As specified while the shop is announced (requirements.md, storefront §2); an open shop can count to one. */
function anzahlText(count: number, phase: Phase): string {
  const [anzahl, kreationen] =
    count === 1 && phase !== 'angekuendigt' ? ['Eine', 'Seifen-Kreation'] : [count, 'Seifen-Kreationen'];
  return `${anzahl} einzigartige ${kreationen} verfügbar`;
}

type ProduktListProps = ProdukteState & { seite: number };

function ProduktList({ liste, problem, retry, seite }: ProduktListProps) {
  if (!liste) {
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
      <Produkte liste={liste} seite={seite} />
    </>
  );
}

function Produkte({ liste, seite }: { liste: Produktliste; seite: number }) {
  const { produkte, gesamt } = liste;
  if (produkte.length === 0) return <NoProdukte />;
  if (gesamt > produkteJeSeite)
    return <ProduktSeiten liste={liste} seite={seite} renderOffer={renderOffer} />;
  return <ProduktGrid produkte={produkte} renderOffer={renderOffer} />;
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
