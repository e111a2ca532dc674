import { Footer } from './footer.tsx';
import { PageFrame } from './page-frame.tsx';

/** The public layout (storefront.txt §2): header, main area, footer. */
export function ShopLayout() {
  return <PageFrame footer={<Footer />} />;
}
