import { use } from 'react';
import { PageHead, SiteNameContext } from '../shop/rendering/page-head.tsx';

/** The document title of a screen; the soft hyphens of its heading are removed. */
export function AdminHead({ title }: { title: string }) {
  const name = use(SiteNameContext);
  const plain = title.replaceAll('\u00ad', '');
  return <PageHead title={plain} description={`${plain} von ${name}, nur für die Werkstatt.`} isHidden />;
}
