import { VerwaltungHeading } from './verwaltung-heading.tsx';

export function PortfolioPage() {
  return <VerwaltungHeading title="Portfolio-Verwaltung" />;
}
