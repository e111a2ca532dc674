import { Suspense } from 'react';
import { useParams } from 'react-router';
import { ProbezahlungLaedt } from '#features/zahlung/web/shop/probezahlung-kasten.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';

/** Beside the page, for its weight: only the example workshop has payments of this kind. */
const ProbezahlungAnsicht = lazyPart(
  async () => (await import('#features/zahlung/web/shop/probezahlung-ansicht.tsx')).ProbezahlungAnsicht,
);

/** The payment provider of the example workshop. The server sends the same page for all payments. */
export function ProbezahlungPage() {
  const { id = '' } = useParams();
  const isHydrating = useIsHydrating();
  return (
    <>
      <PageHead title="Probezahlung" description="Die Bezahlseite der Beispielwerkstatt." isMissing />
      <meta name="referrer" content="no-referrer" />
      {isHydrating ? (
        <ProbezahlungLaedt />
      ) : (
        <Suspense fallback={<ProbezahlungLaedt />}>
          <ProbezahlungAnsicht id={id} />
        </Suspense>
      )}
    </>
  );
}
