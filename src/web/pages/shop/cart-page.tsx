import { PageHead } from '#web/ui/shop/page-head.tsx';

export function CartPage() {
  return (
    <>
      <PageHead title="Warenkorb" description="Warenkorb" />
      <h1>Warenkorb</h1>
    </>
  );
}
