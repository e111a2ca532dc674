import { Button } from '@mantine/core';
import { Hint } from '#web/ui/verwaltung/hint.tsx';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import type { Produkt } from '../../../contract.ts';
import { produktPath } from '../../shop/produkt-path.ts';

/** Opens the product's page as customers see it, in a new tab. */
export function ShopLink({ produkt }: { produkt: Produkt }) {
  return (
    <Hint label="Im Shop ansehen">
      <Button
        component="a"
        href={produktPath(produkt)}
        target="_blank"
        rel="noopener"
        aria-label={`Im Shop ansehen: ${produkt.name}`}
        variant="subtle"
        px="xs"
        leftSection={<AdminIcon name="view" size={20} />}
      >
        Im Shop
      </Button>
    </Hint>
  );
}
