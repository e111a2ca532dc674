import { PageHead } from '#web/ui/shop/page-head.tsx';

export function DatenschutzPage() {
  return (
    <>
      <PageHead title="Datenschutz" description="Datenschutz" />
      <h1>Datenschutz</h1>
    </>
  );
}
