import type { Laden } from '#features/einstellung/laden/laden.ts';
import { ladenName } from '#features/einstellung/laden/laden-name.ts';

/** The shop for search engines (schema.org). What its owner has not said is left out. */
export function shopJsonLd(laden: Laden, origin: string): object {
  const { slogan, email, telefon, fotoProfil, adresse } = laden;
  const name = ladenName(laden);
  const id = `${origin}/#organization`;
  const organization = {
    ...{ '@type': 'Organization', '@id': id, name, url: `${origin}/` },
    ...(email && { email }),
    ...(telefon && { telephone: telefon }),
    ...(fotoProfil.url && { sameAs: [fotoProfil.url] }),
    ...(adresse.stadt && { address: postalAddress(adresse) }),
  };
  const webSite = {
    ...{ '@type': 'WebSite', name, url: `${origin}/`, inLanguage: 'de' },
    ...(slogan && { description: slogan }),
    publisher: { '@id': id },
  };
  return { '@graph': [organization, webSite] };
}

function postalAddress({ strasse, hausnummer, plz, stadt }: Laden['adresse']): object {
  const streetAddress = `${strasse} ${hausnummer}`.trim();
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    ...(plz && { postalCode: plz }),
    addressLocality: stadt,
    addressCountry: 'DE',
  };
}
