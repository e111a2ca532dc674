import { PageHead } from '#web/ui/shop/page-head.tsx';

export function HomePage() {
  return (
    <>
      <PageHead title="Home" description="Home" />
      <h1>Home</h1>
    </>
  );
}
