/**
 * The walls of the house (docs/decisions/001-rooms.md). Each is shown to fire once by `test/walls.test.ts`.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const areas = ['auth', 'benutzer', 'rohstoffe', 'portfolio', 'warenberechnung', 'lager', 'cart'];

/** Which areas an area may use. */
const uses = {
  auth: [],
  benutzer: ['auth'],
  rohstoffe: [],
  portfolio: ['rohstoffe'],
  warenberechnung: ['portfolio', 'rohstoffe'],
  lager: ['portfolio', 'rohstoffe'],
  cart: ['portfolio'],
};

const test = '\\.test\\.tsx?$';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one file.', {}, { circular: true }),
    rule(
      'browser-never-sees-server',
      'What runs in the browser must not reach the server’s code.',
      { path: '^src/(web/|features/[^/]+/web/)', pathNot: test },
      { path: '^src/(server/|features/[^/]+/server/)' },
    ),
    rule(
      'server-never-sees-browser',
      'The server reaches the browser’s code only through the build.',
      { path: '^(src/(server/|features/[^/]+/server/)|demo/)', pathNot: test },
      { path: '^src/(web/|features/[^/]+/web/)' },
    ),
    rule(
      'rules-are-pure',
      'An area’s root imports only shared words, zod and roots.',
      { path: '^src/features/[^/]+/[^/]+\\.ts$', pathNot: test },
      { pathNot: ['^src/shared/', '^src/features/[^/]+/[^/]+\\.ts$', '^node_modules/zod/'] },
    ),
    rule(
      'shared-is-the-floor',
      'Shared words stand on nothing but zod.',
      { path: '^src/shared/', pathNot: test },
      { pathNot: ['^src/shared/', '^node_modules/zod/'] },
    ),
    rule(
      'http-only-in-routes',
      'Only routes know of HTTP; use cases and repositories do not.',
      { path: '^src/features/[^/]+/server/', pathNot: ['\\.routes\\.ts$', '/index\\.ts$', test] },
      { path: '^(src/server/http/|node_modules/(fastify|@fastify)/)' },
    ),
    rule(
      'sql-only-in-repositories',
      'Queries live in repositories; everybody else hands the handle on.',
      { path: '^src/features/[^/]+/', pathNot: ['\\.repository\\.ts$', test] },
      { path: '^node_modules/kysely/' },
    ),
    rule(
      'repositories-stay-inside',
      'A table is written by one area: its repositories are reached from that area’s server only.',
      { path: '^src/', pathNot: ['^src/features/([^/]+)/server/', test] },
      { path: '\\.repository\\.ts$' },
    ),
    rule(
      'neighbours-use-the-door',
      'Another area’s server is reached through its index.ts.',
      { path: '^src/(features/([^/]+)/server/|server/)', pathNot: test },
      { path: '^src/features/[^/]+/server/', pathNot: ['^src/features/$2/server/', '/server/index\\.ts$'] },
    ),
    ...areas.map((area) =>
      rule(
        `${area}-uses`,
        `${area} may use: ${uses[area].join(', ') || 'no other area'}.`,
        { path: `^src/features/${area}/`, pathNot: test },
        { path: '^src/features/', pathNot: `^src/features/(${[area, ...uses[area]].join('|')})/` },
      ),
    ),
    rule(
      'toolbox-knows-no-area',
      'The toolboxes serve every area and know none.',
      { path: '^src/web/(ui|api)/', pathNot: test },
      { path: '^src/features/' },
    ),
    rule(
      'shop-never-verwaltung',
      'The storefront does not load the back office.',
      { path: ['^src/web/(ui/shop|pages/(shop|seiten)|layouts)/', '^src/features/[^/]+/web/shop/'] },
      { path: ['/verwaltung/', '^node_modules/@mantine/'] },
    ),
    rule(
      'mantine-only-in-verwaltung',
      'Mantine is far too heavy for a shopper’s phone.',
      { path: '^src/', pathNot: '/verwaltung/' },
      { path: '^node_modules/@mantine/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.js', '.json', '.css'] },
  },
};
