import { shop } from '#shop';
import { PageHead } from '#web/ui/shop/page-head.tsx';

/** The document title of a screen; the soft hyphens of its heading are removed. */
export function AdminHead({ title }: { title: string }) {
  const plain = title.replaceAll('\u00ad', '');
  return (
    <PageHead title={plain} description={`${plain} von ${shop.name}, nur für die Werkstatt.`} isHidden />
  );
}
