import { PageHead } from '#web/ui/shop/page-head.tsx';

export function PortfolioPage() {
  return (
    <>
      <PageHead title="Portfolio-Verwaltung" description="Portfolio-Verwaltung" />
      <h1>Portfolio-Verwaltung</h1>
    </>
  );
}
