import { Skeleton } from '@mantine/core';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { freiText, mengeText } from '../../menge-text.ts';
import { useBestand } from '../lager.queries.ts';

/** The stock of a product for its card in the portfolio; its place is kept while it loads. */
export function ProduktBestand({ produktId }: { produktId: string }) {
  const { data, isLoading } = useBestand();
  if (isLoading) return <Skeleton component="span" display="inline-block" width="9.5rem" height="1.25rem" />;
  const artikel = data?.data.produkte.find((one) => one.artikelId === produktId);
  if (!artikel) return null;
  const { menge, einheit, unterMindestbestand, reserviert, frei = menge } = artikel;
  return (
    <StatusChip tone={unterMindestbestand ? 'bad' : 'neutral'}>
      {`${mengeText(menge, einheit)} im Lager${reserviert ? `, ${frei < 0 ? freiText(frei, einheit) : `${frei} frei`}` : ''}`}
    </StatusChip>
  );
}
