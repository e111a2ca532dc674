import { shop } from '#shop';
import { PageHead } from '#web/ui/shop/page-head.tsx';

/** What a screen of the back office is called in the browser; where its heading may be parted is nothing to tell there. */
export function AdminHead({ title }: { title: string }) {
  const plain = title.replaceAll('\u00ad', '');
  return (
    <PageHead title={plain} description={`${plain} von ${shop.name}, nur für die Werkstatt.`} isHidden />
  );
}
