import { PageHead } from '#web/ui/shop/page-head.tsx';

export function LoginPage() {
  return (
    <>
      <PageHead title="Anmelden" description="Anmelden" />
      <h1>Anmelden</h1>
    </>
  );
}
