import { useQuery } from '@tanstack/react-query';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { useApi } from '#web/api/api-context.ts';
import { StatTiles } from '#web/ui/verwaltung/display/stat-tiles.tsx';
import { portfolioStatsQuery } from './portfolio-verwaltung.queries.ts';

/** The four figures (requirements.md, admin §2, which says 'Mit Bilder'): all, active, with and without images. */
export function PortfolioTiles() {
  const { data, isError } = useQuery(portfolioStatsQuery(useApi()));
  const { phase } = useLaden();
  const missing = isError || data === null ? null : undefined;
  return (
    <StatTiles
      label="Zahlen"
      tiles={[
        { label: 'Gesamt', value: data?.totalProducts ?? missing },
        { label: 'Aktiv', value: data?.activeProducts ?? missing },
        {
          label: phase === 'angekuendigt' ? 'Mit Bilder' : 'Mit Bildern',
          value: data?.productsWithImages ?? missing,
        },
        {
          label: phase === 'angekuendigt' ? 'Ohne' : 'Ohne Bild',
          value: data?.productsWithoutImages ?? missing,
        },
      ]}
    />
  );
}
