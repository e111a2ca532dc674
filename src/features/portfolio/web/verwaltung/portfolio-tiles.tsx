import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { StatTiles } from '#web/ui/verwaltung/display/stat-tiles.tsx';
import { portfolioStatsQuery } from './portfolio-verwaltung.queries.ts';

/** The four figures (requirements.md, admin §2): all, active, with and without images. */
export function PortfolioTiles() {
  const { data, isError } = useQuery(portfolioStatsQuery(useApi()));
  const missing = isError || data === null ? null : undefined;
  return (
    <StatTiles
      label="Zahlen"
      tiles={[
        { label: 'Gesamt', value: data?.totalProducts ?? missing },
        { label: 'Aktiv', value: data?.activeProducts ?? missing },
        { label: 'Mit Bilder', value: data?.productsWithImages ?? missing },
        { label: 'Ohne', value: data?.productsWithoutImages ?? missing },
      ]}
    />
  );
}
