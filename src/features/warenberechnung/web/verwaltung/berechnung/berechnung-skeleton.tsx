import { Skeleton, Stack } from '@mantine/core';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';

/** The placeholder while a calculation loads. */
export function BerechnungSkeleton() {
  return (
    <Stack role="status">
      <VisuallyHidden>Die Berechnung wird geladen …</VisuallyHidden>
      <Skeleton height={96} />
      <Skeleton height={112} />
      <Skeleton height={280} />
      <Skeleton height={360} />
    </Stack>
  );
}
