/** The pages that all orders share, and all payments of the example workshop; none of them has this address. */
const geteilt = [
  { pattern: /^\/bestellung\/[^/]+\/?$/, path: '/bestellung/-' },
  { pattern: /^\/bestellung\/[^/]+\/zahlung\/?$/, path: '/bestellung/-/zahlung' },
  { pattern: /^\/bestellung\/[^/]+\/erstattung\/?$/, path: '/bestellung/-/erstattung' },
  { pattern: /^\/probezahlung\/[^/]+\/?$/, path: '/probezahlung/-' },
];
/** The page of all links to accounts (`linkPfad`), whose secret is never sent. */
const kontoLinkPath = '/konto/link';

/** Nobody keeps the page, finds it, or learns its address from a link that is followed there. */
const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * `path`: the page that is rendered; missing where each address has its own, which is rendered each time and
 * never kept.
 */
type SecretPage = { path?: string; headers: Record<string, string> };

/**
 * The page of an address that is a secret: all who have the link of an order see it. The page contains
 * nothing of the order, which the browser asks for, so all orders share one and invented addresses cost no
 * rendering. The receipt of a withdrawal is shown without JavaScript too, so the server renders it with its
 * content; invented addresses share one page as those of products do.
 */
export function secretPage(path: string): SecretPage | undefined {
  if (path.replace(/\/$/, '') === kontoLinkPath) return { path: kontoLinkPath, headers };
  if (/^\/widerruf\/[^/]+\/?$/.test(path)) return { headers };
  const shared = geteilt.find(({ pattern }) => pattern.test(path));
  return shared && { path: shared.path, headers };
}
