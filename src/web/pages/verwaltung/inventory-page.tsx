import { VerwaltungHeading } from './verwaltung-heading.tsx';

/** The placeholder for the permission inventory.read (admin.txt §2); the stock itself is at /admin/lager. */
export function InventoryPage() {
  return <VerwaltungHeading title="Lager&shy;ver&shy;wal&shy;tung" />;
}
