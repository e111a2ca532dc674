import { PageFrame } from './page-frame.tsx';

/** The layout of the admin area (requirements.md, storefront §2): header only, no footer. */
export function AdminLayout() {
  return <PageFrame />;
}
