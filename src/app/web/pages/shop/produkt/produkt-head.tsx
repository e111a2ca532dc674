import { use } from 'react';
import { vorschauOf } from '#features/bild/bild-masse.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { Produkt } from '#features/portfolio/contract.ts';
import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { texteOf } from '#features/portfolio/produkttypen/produkt-texte.ts';
import { produktPath } from '#features/portfolio/web/shop/produkt-path.ts';
import { allPictures } from '#features/portfolio/web/shop/produkt-pictures.ts';
import { produktJsonLd } from '#features/portfolio/web/shop/produktseite/produkt-json-ld.ts';
import { breadcrumbJsonLd } from '#web/ui/shop/rendering/breadcrumb-json-ld.ts';
import { JsonLd } from '#web/ui/shop/rendering/json-ld.tsx';
import { OriginContext, PageHead, type PreviewPicture } from '#web/ui/shop/rendering/page-head.tsx';

/** The product's metadata for search engines and messengers. */
export function ProduktHead({ produkt }: { produkt: Produkt }) {
  const origin = use(OriginContext);
  const { name, preis, beschreibung } = produkt;
  const texte = texteOf(produkt);
  const { name: marke, phase, steuermodus, versand } = useLaden();
  return (
    <>
      <PageHead
        title={texte.titel(produkt)}
        description={beschreibung.kurz || texte.beschreibung(produkt)}
        image={previewOf(produkt)}
        type="product"
      />
      {hasPreis(preis) && (
        <JsonLd
          data={import.meta.env.SSR && produktJsonLd(produkt, { origin, marke, phase, steuermodus, versand })}
        />
      )}
      <JsonLd
        data={
          import.meta.env.SSR &&
          breadcrumbJsonLd(origin, [
            ['Home', '/'],
            ['Produkte', '/products'],
            [name, produktPath(produkt)],
          ])
        }
      />
    </>
  );
}

/** The product's first picture as a JPEG; for an external picture there is none, and the shop's own is used. */
function previewOf(produkt: Produkt): PreviewPicture | undefined {
  const [picture] = allPictures(produkt);
  const vorschau = picture && vorschauOf(picture.src, { breite: picture.width, hoehe: picture.height });
  return vorschau && { src: vorschau.src, width: vorschau.breite, height: vorschau.hoehe, alt: picture.alt };
}
