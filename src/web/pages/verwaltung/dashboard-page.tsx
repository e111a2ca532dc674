import { VerwaltungHeading } from './verwaltung-heading.tsx';

export function DashboardPage() {
  return <VerwaltungHeading title="Admin Dashboard" />;
}
