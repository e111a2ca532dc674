import { PageHead } from '#web/ui/shop/page-head.tsx';

export function ProductsPage() {
  return (
    <>
      <PageHead title="Produkte" description="Produkte" />
      <h1>Produkte</h1>
    </>
  );
}
