import { PageHead } from '#web/ui/shop/page-head.tsx';

export function AgbPage() {
  return (
    <>
      <PageHead title="AGB" description="AGB" />
      <h1>AGB</h1>
    </>
  );
}
