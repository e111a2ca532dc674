import { PageHead } from '#web/ui/shop/page-head.tsx';

export function AboutPage() {
  return (
    <>
      <PageHead title="Das sind wir" description="Das sind wir" />
      <h1>Das sind wir</h1>
    </>
  );
}
