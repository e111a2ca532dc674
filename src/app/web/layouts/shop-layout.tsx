import { Footer } from './footer.tsx';
import { PageFrame } from './page-frame.tsx';
import { PauseNotice } from './pause-notice.tsx';

/** The public layout (requirements.md, storefront §2): header, a notice during a pause, main area, footer. */
export function ShopLayout() {
  return <PageFrame notice={<PauseNotice />} footer={<Footer />} />;
}
