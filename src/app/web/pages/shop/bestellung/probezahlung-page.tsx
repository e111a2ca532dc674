import { useParams } from 'react-router';
import { ProbezahlungAnsicht, ProbezahlungLaedt } from '#features/zahlung/web/shop/probezahlung-ansicht.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';

/** The payment provider of the example workshop. The server sends the same page for all payments. */
export function ProbezahlungPage() {
  const { id = '' } = useParams();
  const isHydrating = useIsHydrating();
  return (
    <>
      <PageHead title="Probezahlung" description="Die Bezahlseite der Beispielwerkstatt." isMissing />
      <meta name="referrer" content="no-referrer" />
      {isHydrating ? <ProbezahlungLaedt /> : <ProbezahlungAnsicht id={id} />}
    </>
  );
}
