import { PageHead } from '#web/ui/shop/page-head.tsx';

export function ProductPage() {
  return (
    <>
      <PageHead title="Produkt" description="Produkt" />
      <h1>Produkt</h1>
    </>
  );
}
