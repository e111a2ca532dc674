/** The breadcrumbs of a page for search engines (schema.org). */
export function breadcrumbJsonLd(origin: string, way: [name: string, path: string][]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}
